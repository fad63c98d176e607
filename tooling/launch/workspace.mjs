import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The tools of the workspace, including the pinned Node. */
export const tools = path.join(root, 'node_modules/.bin')

/** The compile cache of the services, which saves half a second at their start. */
export const compiled = path.join(root, 'node_modules/.cache/compiled')

/** The version of pnpm that `packageManager` pins, for example `12.21.0`. */
export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return packageManager.replace('pnpm@', '')
}

/**
 * The environment of every command of the workspace: its own tools first, telemetry off.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: `${tools}${path.delimiter}${process.env.PATH}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    REDOCLY_TELEMETRY: 'off',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }
}

/** Signals by which a terminal, a supervisor or a person ends a process. */
export const endSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a command of the workspace with its output on this terminal. When this process gets a signal, by Ctrl-C or directly, the command,
 * parallel ones and their child processes end first, and then this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings] added to the environment of the tools
 * @returns {Promise<boolean>} whether it ended with exit code 0; a command that cannot start did not
 */
export function succeeds(command, args, settings = {}) {
  return new Promise((resolve) => {
    // Detached: every signal is forwarded by this process, once. Turbo and pnpm end their child processes on SIGINT, and only on the first.
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...settings },
      stdio: 'inherit',
      detached: true,
    })
    running.add(child)
    /** @type {NodeJS.Signals | undefined} */
    let received
    const interrupt = () => signalGroup(child.pid, 'SIGINT')
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      if (!received) interrupt()
      received = signal
    }
    const release = () => {
      process.off('exit', interrupt)
      for (const signal of endSignals) process.off(signal, end)
    }
    process.on('exit', interrupt)
    for (const signal of endSignals) process.on(signal, end)
    child.once('error', () => {
      running.delete(child)
      resolve(false)
    })
    child.once('close', (code) => {
      release()
      running.delete(child)
      if (!received) return resolve(code === 0)
      if (running.size === 0) process.exit(128 + constants.signals[received])
    })
  })
}

/**
 * Signals a detached process and the child processes that it left behind, such as a database server.
 *
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}
