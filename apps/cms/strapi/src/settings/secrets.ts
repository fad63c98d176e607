import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from './settings.ts'

const names = ['appKey', 'adminJwt', 'apiTokenSalt', 'transferTokenSalt', 'encryptionKey', 'jwt'] as const

type Secrets = Record<(typeof names)[number], string>

const file = path.join(settings.folder, 'secrets.json')

/** What Strapi signs and encrypts with: made at the first start, kept beside the database, readable by its owner alone. */
export const secrets: Secrets = kept() ?? made()

function kept(): Secrets | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function made(): Secrets {
  const fresh = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')])) as Secrets
  mkdirSync(settings.folder, { recursive: true })
  // Of two starts at once one fails here, and finds the secrets of the other at its next.
  writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
  return fresh
}
