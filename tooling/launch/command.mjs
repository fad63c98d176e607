import { spawn } from 'node:child_process'
import { root, toolEnvironment } from './workspace.mjs'

/**
 * Runs a command of the workspace with its output on this terminal; it ends when this process ends.
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
    process.on('exit', endWithUs)
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      resolve(code === 0)
    })
  })
}
