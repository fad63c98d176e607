import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { shutDown } from './shut-down.ts'

/** A process that has set its traps when it is handed over. */
async function processThat(script: string) {
  const child = spawn('sh', ['-c', `${script}; echo set; while :; do sleep 0.1; done`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { child, ended }
}

it.each([
  ['shuts down in order where it does', "trap 'exit 7' INT", 7],
  ['is shut down at once where it hangs', "trap '' INT; trap 'exit 9' QUIT", 9],
  ['is ended by force where it hears nothing', "trap '' INT QUIT", 'SIGKILL'],
])('a server %s', async (_, script, code) => {
  const { child, ended } = await processThat(script)
  await shutDown((signal) => child.kill(signal), ended)
  expect(await ended).toBe(code)
})
