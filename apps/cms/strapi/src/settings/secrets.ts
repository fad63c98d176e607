import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from './settings.ts'

const names = ['appKey', 'adminJwt', 'apiTokenSalt', 'transferTokenSalt', 'encryptionKey', 'jwt'] as const

type Secrets = Record<(typeof names)[number], string>

const file = path.join(settings.folder, 'secrets.json')

/** Strapi's signing and encryption keys: created at the first start, stored beside the database, readable by its owner only. */
export const secrets: Secrets = readSecrets() ?? createSecrets()

function readSecrets(): Secrets | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function createSecrets(): Secrets {
  const fresh = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')])) as Secrets
  mkdirSync(settings.folder, { recursive: true })
  // If two processes start at the same time, one fails here and reads the secrets of the other at its next start.
  writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
  return fresh
}
