import { fork } from 'node:child_process'
import path from 'node:path'
import { compiled, root, signalGroup, toolEnvironment, tools } from './workspace.mjs'

/** Milliseconds that a service has to shut down: longer than the timeouts that a backend itself has when it stops. */
const graceTime = 15_000

/**
 * Limits the young generation of V8 (the option is in megabytes). Without it, it grows to 100 MB at the start, and never shrinks.
 */
const nodeOptions = ['--max-semi-space-size=8']

/**
 * Blocks from this size (in bytes) go back to the system when they are freed. Without it, glibc reserves 19 MB in each
 * thread that has hashed a password, more than 100 MB in all.
 */
const allocation = { MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) }

/**
 * The main files of the servers, as paths from the root of the repository. The site and the backend start from the bundles that operators
 * install, which takes half the time. The content service reads the documents from the folders that editors change.
 */
export const servers = {
  site: 'tooling/artifacts/dist/site/main.mjs',
  backend: 'tooling/artifacts/dist/backend/main.mjs',
  'content service': 'apps/cms/embedded/src/main.ts',
}

/**
 * A server of the product in a separate process.
 *
 * @typedef {object} Service
 * @property {Promise<number | undefined>} ready the port it listens on, or undefined if it ended before it was ready
 * @property {Promise<number>} ended resolves to the exit code when the service ends
 * @property {() => Promise<number>} stop asks it to stop, kills it if it takes too long, and resolves to the exit code
 * @property {() => Promise<number>} kill kills it at once, with its child processes
 */

/**
 * @param {string} entry path of its main file, from the root of the repository
 * @param {NodeJS.ProcessEnv} settings
 * @param {(text: string) => void} [hear] receives the output; without it, the output goes to the terminal of this process
 * @returns {Service}
 */
export function startService(entry, settings, hear) {
  // The service is detached, so Ctrl-C reaches only the launcher, which stops the services one after the other.
  const child = fork(path.resolve(root, entry), {
    cwd: root,
    detached: true,
    env: { NODE_COMPILE_CACHE: compiled, ...allocation, ...toolEnvironment(), ...settings },
    execPath: path.join(tools, 'node'),
    execArgv: nodeOptions,
    silent: hear !== undefined,
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => hear?.(text))
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => {
      signalGroup(child.pid, 'SIGTERM')
      resolve(code ?? 1)
    })
  })
  /** @type {Promise<number | undefined>} */
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message.port)
    })
    void ended.then(() => resolve(undefined))
  })
  return {
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const killer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceTime)
      const code = await ended
      clearTimeout(killer)
      return code
    },
    kill() {
      signalGroup(child.pid, 'SIGKILL')
      return ended
    },
  }
}

/**
 * @param {unknown} message
 * @returns {message is { ready: true, port: number }}
 */
function isReady(message) {
  return typeof message === 'object' && message !== null && 'ready' in message && 'port' in message
}
