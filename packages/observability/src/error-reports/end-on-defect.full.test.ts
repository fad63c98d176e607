import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { collectingServer } from './testing/collecting-server.ts'

const beside = (file: string) => new URL(file, import.meta.url).href
const program = `
  import { endOnDefect } from '${beside('end-on-defect.ts')}'
  import { reportsTo } from '${beside('server-error-reports.ts')}'
  import { dsn } from '${beside('dsn.ts')}'
  const read = process.env.DSN ? dsn.read(process.env.DSN) : {}
  endOnDefect(reportsTo(read.value, { server: 'backend', environment: 'production' }))
  // Keeps the process alive, as in a server.
  setInterval(() => undefined, 1_000)
`

/** Runs a process that fails after its start, and returns how it ended. */
async function ended(defect: string, dsn = '') {
  const input = ['--input-type=module', '--eval', program + defect]
  const child = spawn(process.execPath, input, {
    env: { ...process.env, DSN: dsn },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output = await text(child.stderr)
  return { code: child.exitCode ?? (await new Promise((resolve) => child.once('exit', resolve))), output }
}

describe.each([
  ['an uncaught error', "setTimeout(() => { throw new RangeError('Camille') })"],
  ['an unhandled rejection', "void Promise.reject(new RangeError('Camille'))"],
])('%s', (_, defect) => {
  it('ends the process after logging and reporting the error', async () => {
    await using service = await collectingServer()
    const { code, output } = await ended(defect, service.dsn)
    expect(code).toBe(1)
    expect(output).toContain('RangeError: Camille')
    expect(service.reports()).toMatchObject([
      { tags: { noticed_by: 'process' }, exception: { values: [{ type: 'RangeError' }] } },
    ])
    expect(service.received.join()).not.toContain('Camille')
  })

  it('ends the process even if the report is not accepted or no service is set', async () => {
    await using silent = await collectingServer(() => undefined)
    for (const dsn of [silent.dsn, 'http://key@127.0.0.1:9/1', '']) {
      expect(await ended(defect, dsn)).toMatchObject({ code: 1, output: expect.stringContaining('RangeError') })
    }
  })
})

it('a further error during the shutdown does not cancel it', async () => {
  await using silent = await collectingServer(() => undefined)
  const repeatedly = "setInterval(() => { throw new Error('again') }, 50)"
  expect((await ended(repeatedly, silent.dsn)).code).toBe(1)
  expect(silent.received).toHaveLength(1)
})
