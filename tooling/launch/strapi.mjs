import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startService } from './service.mjs'
import { root, succeeds } from './workspace.mjs'

/** The folder of Strapi, which has its own lockfile: nothing else needs its packages. */
const folder = path.join(root, 'apps/cms/strapi')

/** Strapi's settings also turn telemetry off, but its commands do not read them. */
const withoutTelemetry = { STRAPI_TELEMETRY_DISABLED: '1' }

/**
 * Installs and builds Strapi if its files, the platform or the architecture have changed since the last time.
 *
 * @returns {Promise<boolean>}
 */
export async function prepareStrapi() {
  const stamp = path.join(folder, 'node_modules/.built')
  const print = fingerprint(['config', 'src', 'tsconfig.json', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return true
  console.log('Installing and building Strapi (a minute the first time)')
  rmSync(stamp, { force: true })
  const pnpm = (/** @type {string[]} */ ...command) => succeeds('pnpm', ['--dir', folder, ...command], withoutTelemetry)
  const isPrepared = (await pnpm('install', '--frozen-lockfile')) && (await pnpm('run', 'build'))
  if (isPrepared) writeFileSync(stamp, print)
  else console.error('Strapi could not be prepared: the lines above say why.')
  return isPrepared
}

/**
 * Copies the documents of the repository into Strapi's initial data, and starts it.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @returns {Promise<import('./service.mjs').Service | undefined>} undefined if there are invalid documents
 */
export async function startStrapi(settings) {
  const dataDirectory = path.resolve(root, settings.DATA_DIR?.trim() || '.data')
  const seed = ['apps/cms/embedded/src/write-documents.ts', path.join(dataDirectory, 'cms/seed')]
  if (!(await succeeds('node', seed, settings))) return undefined
  return startService('apps/cms/strapi/dist/src/main.js', { ...settings, ...withoutTelemetry, NODE_ENV: 'production' })
}

/**
 * @param {string[]} names files and folders below the folder of Strapi
 */
function fingerprint(names) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of names)
    for (const file of filesIn(path.join(folder, name))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} place a file or a folder
 * @returns {string[]}
 */
function filesIn(place) {
  if (path.extname(place)) return [place]
  const entries = readdirSync(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
