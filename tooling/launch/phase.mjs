import { spawn } from 'node:child_process'
import { root, toolEnvironment } from './workspace.mjs'

/** Milliseconds a phase has to end by itself after Ctrl-C: browsers, servers and databases that it started end first. */
const graceTime = 20_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a command of the workspace in a process group of its own.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} settings added to the environment of the tools
 * @returns {Promise<{ passed: boolean, output: string }>} a command that cannot start did not pass
 */
export function runPhase(command, args, settings) {
  const env = { ...toolEnvironment(), ...settings }
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ passed) => {
      running.delete(child)
      resolve({ passed, output })
    }
    child.once('error', () => end(false))
    child.once('close', (code) => end(code === 0))
  })
}

/** Asks every running phase to end, waits for it, and ends what is left of its process group. */
export async function stopPhases() {
  const stopped = [...running].map(async (child) => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    signalGroup(child, 'SIGINT')
    const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceTime)
    await ended
    clearTimeout(killer)
    signalGroup(child, 'SIGKILL')
  })
  await Promise.all(stopped)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}
