import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/**
 * Runs a command of the workspace with its output on this terminal; it ends when this process ends or is asked to.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings] added to the environment of the tools
 * @returns {Promise<boolean>} whether it ended with exit code 0; a command that cannot start did not
 */
export function succeeds(command, args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...toolEnvironment(), ...settings }, stdio: 'inherit' })
    const endWithUs = () => child.kill()
    for (const end of ['exit', 'SIGTERM', 'SIGHUP']) process.on(end, endWithUs)
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      for (const end of ['exit', 'SIGTERM', 'SIGHUP']) process.off(end, endWithUs)
      resolve(code === 0)
    })
  })
}
