import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'

const workspace = path.join(import.meta.dirname, 'workspace.mjs')

/** Code of a command that acts like turbo: it starts a process in a separate group and, at SIGINT, ends it after this many milliseconds. */
const command = (delay: number) => `
  const { spawn } = require('node:child_process')
  const task = spawn('sleep', ['600'], { detached: true })
  process.once('SIGINT', () => setTimeout(() => { task.kill(); process.exit(0) }, ${delay}))
  console.log(task.pid)
`

/** Code of a launcher that waits for two commands; one of them takes longer to end. */
const launcher = `
  import { succeeds } from ${JSON.stringify(workspace)}
  const run = (command) => succeeds('node', ['--eval', command])
  await Promise.all(${JSON.stringify([0, 1000].map(command))}.map(run))
  console.log('goes on')
`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a launcher that alone receives %s ends its commands, then itself', async (signal, code) => {
  const running = spawn('node', ['--input-type=module', '--eval', launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  running.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const tasksOf = () => output.trim().split('\n').map(Number)
  const tasks = await vi.waitUntil(() => tasksOf().length === 2 && tasksOf(), eventually)
  expect(tasks.map(isRunning)).toEqual([true, true])
  running.kill(signal)
  expect(await once(running, 'exit')).toEqual([code, null])
  await expect.poll(() => tasks.map(isRunning)).toEqual([false, false])
  expect(output).not.toContain('goes on')
})
