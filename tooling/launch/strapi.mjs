import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startService } from './service.mjs'
import { root, succeeds } from './workspace.mjs'

/** Strapi has a lockfile and packages of its own: nobody else needs them. */
const folder = path.join(root, 'apps/cms/strapi')

/** Its settings say so too, but not to its commands. */
const quiet = { STRAPI_TELEMETRY_DISABLED: '1' }

/**
 * Installs and builds what changed since the last time.
 *
 * @returns {Promise<boolean>}
 */
export async function prepareStrapi() {
  const packages = fingerprint(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  const sources = fingerprint(['config', 'src', 'tsconfig.json', 'pnpm-lock.yaml'])
  return (
    (await once('installed', packages, 'Installing Strapi (a minute the first time)', [
      'install',
      '--frozen-lockfile',
    ])) && once('built', sources, 'Building Strapi (kept for the next start)', ['run', 'build'])
  )
}

/**
 * Brings the documents of the repository to where Strapi begins from, and starts it.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @returns {Promise<import('./service.mjs').Service | undefined>} undefined when there are documents that cannot be shown
 */
export async function startStrapi(settings) {
  const dataDirectory = path.resolve(root, settings.DATA_DIR?.trim() || '.data')
  const seed = ['apps/cms/embedded/src/write-documents.ts', path.join(dataDirectory, 'cms/seed')]
  if (!(await succeeds('node', seed, settings))) return undefined
  return startService('apps/cms/strapi/dist/src/main.js', { ...settings, ...quiet, NODE_ENV: 'production' })
}

/**
 * @param {string} name
 * @param {string} print
 * @param {string} message
 * @param {string[]} command of pnpm
 */
async function once(name, print, message, command) {
  const stamp = path.join(folder, 'node_modules', `.${name}`)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return true
  console.log(message)
  rmSync(stamp, { force: true })
  const done = await succeeds('pnpm', ['--dir', folder, ...command], quiet)
  if (done) writeFileSync(stamp, print)
  else console.error('Strapi could not be prepared: the lines above say why.')
  return done
}

/**
 * @param {string[]} names files and folders of Strapi
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
