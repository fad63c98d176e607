import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serverReport } from './server-report.ts'

const canary = 'Camille Exemple 06 39 98 12 34'
const moment = { id: '0'.repeat(32), time: 1 }
const notice = { noticedBy: 'request', route: '/api/requests/:id' } as const
const reportOf = (error: unknown) =>
  serverReport(error, notice, { server: 'backend', environment: 'production' }, moment)

/** The error of a database driver after a failed query. */
class QueryError extends Error {
  override readonly name = canary
  readonly params = [canary]
}

function failingQuery(): QueryError {
  const cause = Object.assign(new RangeError(`value ${canary} out of range`), { detail: canary })
  return new QueryError(`insert into contact values ('${canary}')`, { cause })
}

describe('an error of a server', () => {
  it('keeps its kind, its causes, positions in our code, and where it was detected, but no data that was sent', () => {
    const report = reportOf(failingQuery())
    expect(report).toMatchObject({
      event_id: moment.id,
      timestamp: 1,
      platform: 'node',
      level: 'error',
      environment: 'production',
      transaction: '/api/requests/:id',
      tags: { server: 'backend', noticed_by: 'request' },
      exception: { values: [{ type: 'RangeError' }, { type: 'QueryError' }] },
    })
    const filename = 'packages/observability/src/error-reports/server-report.test.ts'
    const place = { filename, function: 'failingQuery', lineno: expect.any(Number), colno: expect.any(Number) }
    for (const { stacktrace } of report.exception.values) expect(stacktrace.frames.at(-1)).toEqual(place)
    expect(JSON.stringify(report)).not.toMatch(/Camille|06 39/)
  })

  it('names a position by its package or its path in the repository, never by a folder of the machine', () => {
    const error = new Error('broken')
    const root = new URL('../../../../', import.meta.url).href
    error.stack = `Error: broken
    at query (${root}node_modules/.pnpm/pg@8.23.1/node_modules/pg/lib/client.js:4:5)
    at async Store.add (${root}apps/backend/src/platform/database/store.ts:2:3)
    at new Worker (node:internal/worker:1:2)
    at home (file:///home/camille/elsewhere.js:1:1)
    at ${root}apps/backend/src/../../../../camille/main.ts:1:1
    at async Promise.all (index 0)`
    const [{ stacktrace } = { stacktrace: { frames: [] } }] = reportOf(error).exception.values
    expect(stacktrace.frames.map(({ filename, function: name }) => [filename, name])).toEqual([
      ['node:internal/worker', 'new Worker'],
      ['apps/backend/src/platform/database/store.ts', 'Store.add'],
      ['node_modules/pg/lib/client.js', 'query'],
    ])
  })

  it('reveals nothing of its message, even if the message resembles a frame or was changed', () => {
    const place = `\n    at Camille (${import.meta.filename}:1:1)`
    const changed = Object.assign(new Error(`one${place}`), { message: 'another' })
    const spoiled = Object.assign(new Error(place), { message: 7 })
    for (const error of [new Error(place), new Error(`Error${place}`), changed, spoiled]) {
      expect(JSON.stringify(reportOf(error))).not.toContain('Camille')
    }
  })

  it('is reported even if the thrown value is not an error', () => {
    for (const thrown of [canary, 7, null, undefined, { stack: canary }, () => canary]) {
      expect(reportOf(thrown).exception.values.at(-1)).toEqual({ type: 'NoError', stacktrace: { frames: [] } })
    }
  })

  it('that is its own cause is not followed for ever', () => {
    const error = new Error('loop')
    error.cause = error
    expect(reportOf(error).exception.values).toHaveLength(5)
  })
})

it('the report does not depend on the message', () => {
  const report = (message: string) => JSON.stringify(reportOf(new TypeError(message)))
  assert(
    property(string({ unit: 'binary' }), string(), (one, another) => {
      const [first, second] = [`${one}\n${another}`, `\n    at ${another} (node:fs:1:1)`].map(report)
      expect(first).toBe(second)
    }),
  )
})
