import path from 'node:path'
import { knownOrFreePort } from './backend-port.mjs'
import { install } from './installation.mjs'
import { servers, startService } from './service.mjs'
import { endSignals, succeeds } from './workspace.mjs'

// If the program that reads the log ends first, writing fails with EPIPE; this must not end the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** @type {import('./service.mjs').Service[]} */
const services = []
let stopping = false

/** The addresses of services that run elsewhere, so they are not started here. */
const elsewhere = { backend: process.env.BACKEND_URL?.trim(), cms: process.env.CMS_URL?.trim() }

/** @param {number} code */
async function end(code) {
  if (stopping) return
  stopping = true
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}

/**
 * Starts a service and waits for its port. When one service ends, all are stopped. A service that ends before it is ready reports the
 * reason itself.
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

/** @param {string} cms */
async function backendUrl(cms) {
  if (elsewhere.backend) return elsewhere.backend
  const BACKEND_PORT = process.env.BACKEND_PORT?.trim() || (await knownOrFreePort())
  const LOCAL_SITE_URL = process.env.LOCAL_SITE_URL?.trim() || `http://localhost:${process.env.PORT?.trim() || 8080}`
  const port = await started('backend', { BACKEND_PORT, CMS_URL: cms, LOCAL_SITE_URL })
  return port && `http://127.0.0.1:${port}`
}

async function cmsUrl() {
  if (elsewhere.cms) return elsewhere.cms
  const port = await started('content service', { CMS_PORT: '0' })
  return port && `http://127.0.0.1:${port}`
}

/** Reports all invalid settings at once, before the first service starts. */
function areSettingsValid() {
  const asked = ['site', ...(elsewhere.backend ? [] : ['backend']), ...(elsewhere.cms ? [] : ['cms'])]
  return succeeds('node', [path.join(import.meta.dirname, 'check-settings.mjs'), ...asked])
}

function build() {
  console.log('Building the servers (reused at the next start)')
  return succeeds('turbo', ['run', 'build', 'artifacts', '--output-logs=errors-only'])
}

/** Installs and builds everything that changed since the last start; the settings are checked during the build. */
async function prepare() {
  // A supervisor uses this option to restart the existing build without any delay.
  if (process.argv.includes('--built')) return areSettingsValid()
  if (!(await install())) return false
  return (await Promise.all([build(), areSettingsValid()])).every(Boolean)
}

async function start() {
  if (!(await prepare())) return end(1)
  const cms = await cmsUrl()
  if (!cms || stopping) return
  // The site starts only when the backend listens. Before that, another product may use its port and would receive the site's requests.
  const backend = await backendUrl(cms)
  if (!backend || stopping) return
  // The cookie banner is always shown by default, so that people who try the product see it.
  const COOKIE_QUESTION = process.env.COOKIE_QUESTION?.trim() || 'always'
  const port = await started('site', { BACKEND_URL: backend, CMS_URL: cms, COOKIE_QUESTION })
  if (port !== undefined && !stopping) console.log(`ready http://localhost:${port}`)
}

for (const signal of endSignals) process.on(signal, () => void end(0))
await start()
