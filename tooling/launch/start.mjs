import path from 'node:path'
import { knownOrFreePort } from './backend-port.mjs'
import { succeeds } from './command.mjs'
import { install } from './installation.mjs'
import { servers } from './servers.mjs'
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
 * @param {keyof typeof servers} name
 * @param {NodeJS.ProcessEnv} settings
 */
async function started(name, settings) {
  const service = startService(servers[name], settings)
  services.push(service)
  const port = await service.ready
  void service.ended.then((code) => {
    if (port !== undefined && !stopping) console.error(`The ${name} ended unexpectedly (exit code ${code}).`)
    return end(code || 1)
  })
  return port
}

/**
 * Its address is known before it listens, unless the system chooses its port; then this waits.
 *
 * @param {string} cms
 * @returns {Promise<{ url: string, ready: Promise<unknown> } | undefined>}
 */
async function backend(cms) {
  if (elsewhere.backend) return { url: elsewhere.backend, ready: Promise.resolve(true) }
  const BACKEND_PORT = process.env.BACKEND_PORT?.trim() || (await knownOrFreePort())
  const ready = started('backend', { BACKEND_PORT, CMS_URL: cms })
  const port = BACKEND_PORT === '0' ? await ready : BACKEND_PORT
  return port ? { url: `http://127.0.0.1:${port}`, ready } : undefined
}

async function cmsUrl() {
  if (elsewhere.cms) return elsewhere.cms
  const port = await started('content service', { CMS_PORT: '0' })
  return port && `http://127.0.0.1:${port}`
}

/** All that is wrong is said before the first service starts, and not by one service after the other. */
function settingsAreGood() {
  const asked = ['site', ...(elsewhere.backend ? [] : ['backend']), ...(elsewhere.cms ? [] : ['cms'])]
  return succeeds('node', [path.join(import.meta.dirname, 'check-settings.mjs'), ...asked])
}

function build() {
  console.log('Building the servers (kept for the next start)')
  return succeeds('turbo', ['run', 'build', 'artifacts', '--output-logs=errors-only'])
}

/** Installs and builds what changed since the last start, and looks at the settings meanwhile. */
async function prepare() {
  // A supervisor that starts the product again wants what runs already, and at once.
  if (process.argv.includes('--built')) return settingsAreGood()
  if (!(await install())) return false
  return (await Promise.all([build(), settingsAreGood()])).every(Boolean)
}

async function start() {
  if (!(await prepare())) return end(1)
  const cms = await cmsUrl()
  if (!cms || stopping) return
  const { url, ready } = (await backend(cms)) ?? {}
  if (!url || stopping) return
  const [port, isBackendReady] = await Promise.all([started('site', { BACKEND_URL: url, CMS_URL: cms }), ready])
  if (port !== undefined && isBackendReady && !stopping) console.log(`ready http://localhost:${port}`)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end(0))
await start()
