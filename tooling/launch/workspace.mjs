import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The tools of the workspace, the pinned Node first among them. */
export const tools = path.join(root, 'node_modules/.bin')

/** What Node has compiled of the services is kept here: they start half a second earlier. */
export const compiled = path.join(root, 'node_modules/.cache/compiled')

/** The version of pnpm that `packageManager` pins, for example `12.21.0`. */
export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return packageManager.replace('pnpm@', '')
}

/**
 * The environment every command of the workspace runs in: its own tools first, telemetry off.
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

/** A terminal, a supervisor or a person asks a process to end by one of these. */
export const endSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a command of the workspace with its output on this terminal. When this process is asked to end, by Ctrl-C or by a signal to it
 * alone, the command, others that run beside it and what they started end first, and then this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings] added to the environment of the tools
 * @returns {Promise<boolean>} whether it ended with exit code 0; a command that cannot start did not
 */
export function succeeds(command, args, settings = {}) {
  return new Promise((resolve) => {
    // Detached: every signal comes by way of this process, once. Turbo and pnpm end what they started on SIGINT, and only on the first.
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
 * Reaches a detached process and what it started and left behind, such as a database server.
 *
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // Nothing is left of the group.
  }
}
