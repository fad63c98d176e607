import { spawn } from 'node:child_process'
import { root, toolEnvironment } from './workspace.mjs'

/**
 * Runs a command of the workspace with its output on this terminal; it ends when this process ends.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings] added to the environment of the tools
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @param {(child: import('node:child_process').ChildProcess) => void} [started]
 * @returns {Promise<boolean>} whether it ended with exit code 0; a command that cannot start did not
 */
export function succeeds(command, args, settings = {}, stdio = 'inherit', started = () => undefined) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...toolEnvironment(), ...settings }, stdio })
    started(child)
    const endWithUs = () => child.kill()
    process.on('exit', endWithUs)
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      resolve(code === 0)
    })
  })
}

/**
 * Runs a command beside another: its output comes in one piece, once it has ended.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export async function succeedsAside(command, args) {
  let output = ''
  const passed = await succeeds(command, args, {}, ['ignore', 'pipe', 'pipe'], ({ stdout, stderr }) => {
    for (const stream of [stdout, stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
  })
  return { passed, output }
}
