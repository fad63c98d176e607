import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { runPhase, stopPhases } from './phase.mjs'

it('a phase passes by its exit code, and all that it printed is kept', async () => {
  const script = (code: number) => `console.log('out'); console.error('err'); process.exitCode = ${code}`
  const passed = await runPhase('node', ['--eval', script(0)], {})
  expect(passed.passed).toBe(true)
  expect(passed.output).toContain('out')
  expect(passed.output).toContain('err')
  expect((await runPhase('node', ['--eval', script(3)], {})).passed).toBe(false)
})

it('a phase whose command cannot start did not pass', async () => {
  expect(await runPhase('no-such-command', [], {})).toMatchObject({ passed: false })
})

it('a phase that is stopped leaves nothing of its process group running', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Its child stays connected for as long as it lives, and ignores Ctrl-C.
  const child = `process.on('SIGINT', () => {}); require('node:net').connect(${port}, '127.0.0.1')`
  const parent = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(child)}])`
  const phase = runPhase('node', ['--eval', parent], {})
  const [connection] = await once(server, 'connection')
  connection.on('error', () => undefined).resume()
  const gone = once(connection, 'close')
  await stopPhases()
  await gone
  expect((await phase).passed).toBe(false)
  server.close()
})
