import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'

const workspace = path.join(import.meta.dirname, 'workspace.mjs')

/** A launcher that waits for a command, which starts another process in a group of its own and ends it on SIGINT, as turbo does. */
const launcher = `
  import { succeeds } from ${JSON.stringify(workspace)}
  await succeeds('node', ['--eval', ${JSON.stringify(`
    const { spawn } = require('node:child_process')
    const task = spawn('sleep', ['600'], { detached: true })
    process.on('SIGINT', () => { task.kill(); process.exit(0) })
    console.log(task.pid)
  `)}])
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
] as const)('a launcher that alone receives %s ends what it started, then itself', async (signal, code) => {
  const running = spawn('node', ['--input-type=module', '--eval', launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  running.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const task = await vi.waitUntil(() => Number(said.trim()), eventually)
  expect(isRunning(task)).toBe(true)
  running.kill(signal)
  expect(await once(running, 'exit')).toEqual([code, null])
  await expect.poll(() => isRunning(task)).toBe(false)
  expect(said).not.toContain('goes on')
})
