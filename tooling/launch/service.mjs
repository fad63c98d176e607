import { fork } from 'node:child_process'
import path from 'node:path'
import { compiled, root, signalGroup, toolEnvironment, tools } from './workspace.mjs'

/** Milliseconds a service has to end by itself after it was asked to: more than all that a backend waits for at its end. */
const graceTime = 15_000

/**
 * Left to itself the garbage collector lets new objects fill 100 MB at the start, and never gives them back. In megabytes.
 */
const nodeOptions = ['--max-semi-space-size=8']

/**
 * The servers that are started, as paths from the root of the repository. Site and backend are the folders that operators
 * install: bundled they are ready in half the time. The documents are read where editors write them.
 */
export const servers = {
  site: 'tooling/artifacts/dist/site/main.mjs',
  backend: 'tooling/artifacts/dist/backend/main.mjs',
  'content service': 'apps/cms/embedded/src/main.ts',
}

/**
 * A server of the product in a process of its own.
 *
 * @typedef {object} Service
 * @property {Promise<number | undefined>} ready the port it listens on, or undefined when it ended before it was ready
 * @property {Promise<number>} ended its exit code
 * @property {() => Promise<number>} stop asks it to end, makes it end after a grace time, answers the exit code
 */

/**
 * @param {string} entry path of its main file, from the root of the repository
 * @param {NodeJS.ProcessEnv} settings
 * @param {(text: string) => void} [hear] gets what it writes, which otherwise goes where this process writes
 * @returns {Service}
 */
export function startService(entry, settings, hear) {
  // Detached: Ctrl-C reaches the launcher alone, so each service is stopped in order and with everything it started.
  const child = fork(path.resolve(root, entry), {
    cwd: root,
    detached: true,
    env: { NODE_COMPILE_CACHE: compiled, ...toolEnvironment(), ...settings },
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
  }
}

/**
 * @param {unknown} message
 * @returns {message is { ready: true, port: number }}
 */
function isReady(message) {
  return typeof message === 'object' && message !== null && 'ready' in message && 'port' in message
}
