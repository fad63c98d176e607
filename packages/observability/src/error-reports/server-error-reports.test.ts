import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'
import { dsn } from './dsn.ts'
import { allPassedOn } from './send-in-background.ts'
import { reportNothing, reportsTo } from './server-error-reports.ts'
import { collectingServer } from './testing/collecting-server.ts'

const origin = { server: 'site', environment: 'staging', release: 'v7' } as const
const notice = { noticedBy: 'render', route: '/about-us' } as const

const projectOf = (text: string) => {
  const read = dsn.read(text)
  return 'value' in read ? read.value : undefined
}

it('an error is reported to the project only once, even if several places detect it', async () => {
  await using service = await collectingServer()
  const report = reportsTo(projectOf(service.dsn), origin)
  const error = new TypeError('Camille')
  report(error, notice)
  report(error, { noticedBy: 'request' })
  report(new RangeError('Camille'), notice)
  await vi.waitFor(() => expect(service.received).toHaveLength(2), eventually)
  expect(service.received[0]).toMatch(/^POST \/api\/42\/envelope\/\n/)
  expect(service.received[0]).toContain('Sentry sentry_version=7, sentry_client=clairmemoire/1, sentry_key=key')
  expect(service.reports()[0]).toMatchObject({ release: 'v7', tags: { server: 'site', noticed_by: 'render' } })
  expect(service.received.join()).not.toContain('Camille')
})

it('nothing is reported without a DSN', () => {
  expect(reportsTo(undefined, origin)).toBe(reportNothing)
})

it('reporting a value that only resembles an error does not throw', () => {
  const report = reportsTo(projectOf('http://key@127.0.0.1:9/1'), origin)
  const broken = Object.create(Error.prototype, {
    stack: {
      get: () => {
        throw new Error('Camille')
      },
    },
  })
  expect(() => report(broken, notice)).not.toThrow()
  expect(() => report(Object.create(null), notice)).not.toThrow()
})

it.each([
  ['is down', undefined],
  ['answers HTML', '<p>'],
  ['closes the connection', 'close'],
  ['never answers', 'silence'],
])('a service that %s delays nobody and gets at most fifty calls at a time', async (_, behaviour) => {
  await using service = await collectingServer((response) => {
    if (behaviour === 'close') response.destroy()
    else if (behaviour !== 'silence') response.writeHead(503, { 'content-type': 'text/html' }).end(behaviour)
  })
  const { dsn: text, received } = service
  const report = reportsTo(projectOf(behaviour === undefined ? 'http://key@127.0.0.1:9/1' : text), origin)
  for (let times = 0; times < 200; times += 1) report(new Error('again'), notice)
  await allPassedOn(300)
  await pause(100)
  expect(received.length).toBeLessThanOrEqual(50)
})
