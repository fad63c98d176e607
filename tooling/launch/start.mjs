import path from 'node:path'
import { knownOrFreePort } from './backend-port.mjs'
import { succeeds } from './command.mjs'
import { install } from './installation.mjs'
import { startService } from './service.mjs'

// Whoever reads the log may end before the product does (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** @type {import('./service.mjs').Service[]} */
const services = []
let stopping = false

/** Where the services are that are not started here. */
const elsewhere = { backend: process.env.BACKEND_URL?.trim(), cms: process.env.CMS_URL?.trim() }

/** @param {number} code */
async function end(code) {
  if (stopping) return
  stopping = true
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}

/**
 * Starts a service and waits for its port. When a service ends, all end: before it was ready it has said why itself.
 *
 * @param {string} name
 * @param {string} entry
 * @param {NodeJS.ProcessEnv} settings
 */
async function started(name, entry, settings) {
  const service = startService(entry, settings)
  services.push(service)
  const port = await service.ready
  void service.ended.then((code) => {
    if (port !== undefined && !stopping) console.error(`The ${name} ended unexpectedly (exit code ${code}).`)
    return end(code || 1)
  })
  return port
}

/** @param {string} cms */
async function backendUrl(cms) {
  if (elsewhere.backend) return elsewhere.backend
  const BACKEND_PORT = process.env.BACKEND_PORT?.trim() || (await knownOrFreePort())
  const port = await started('backend', 'apps/backend/src/main.ts', { BACKEND_PORT, CMS_URL: cms })
  return port && `http://127.0.0.1:${port}`
}

async function cmsUrl() {
  if (elsewhere.cms) return elsewhere.cms
  const port = await started('content service', 'apps/cms/embedded/src/main.ts', { CMS_PORT: '0' })
  return port && `http://127.0.0.1:${port}`
}

/** All that is wrong is said before the first service starts, and not by one service after the other. */
function settingsAreGood() {
  const servers = ['site', ...(elsewhere.backend ? [] : ['backend']), ...(elsewhere.cms ? [] : ['cms'])]
  return succeeds('node', [path.join(import.meta.dirname, 'check-settings.mjs'), ...servers])
}

/** Installs and builds what changed since the last start. */
async function prepare() {
  if (!(await install())) return false
  console.log('Building the site (kept for the next start)')
  return succeeds('turbo', ['run', 'build', '--output-logs=errors-only'])
}

async function start() {
  // A supervisor that starts the product again wants what runs already, and at once.
  const isPrepared = process.argv.includes('--built') || (await prepare())
  if (!isPrepared || !(await settingsAreGood())) return end(1)

  const cms = await cmsUrl()
  const backend = cms && (await backendUrl(cms))
  if (!backend || stopping) return
  const port = await started('site', 'apps/web/server/main.ts', { BACKEND_URL: backend, CMS_URL: cms })
  if (port !== undefined && !stopping) console.log(`ready http://localhost:${port}`)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end(0))
await start()
