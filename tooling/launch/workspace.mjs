import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The folder with the programs of the workspace, including the pinned version of Node. */
export const tools = path.join(root, 'node_modules/.bin')

/** The folder of Node's compile cache; with it the services start half a second faster. */
export const compiled = path.join(root, 'node_modules/.cache/compiled')

/** The version of pnpm that `packageManager` pins, for example `12.21.0`. */
export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return packageManager.replace('pnpm@', '')
}

/**
 * The environment variables of every command of the workspace: its own programs come first on the PATH, and telemetry is off.
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

/** The signals with which a terminal, a supervisor or a person ends a process. */
export const endSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a command of the workspace and shows its output on this terminal. When this process receives a signal, for example by Ctrl-C, it
 * ends all running commands and their child processes first, and then itself.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings] added to the environment of the tools
 * @returns {Promise<boolean>} whether the command ended with exit code 0; false if it could not start
 */
export function succeeds(command, args, settings = {}) {
  return new Promise((resolve) => {
    // The command is detached, so that it gets a signal only from this process, and only once: turbo and pnpm end their child processes
    // on the first SIGINT, and not on a second one.
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
 * Sends a signal to a detached process and to its child processes, also to those that still run after it ended.
 *
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // All processes of the group have ended already.
  }
}
