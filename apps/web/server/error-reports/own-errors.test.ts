import { collectingServer } from '@clairmemoire/observability/testing/collecting-server'
import { allPassedOn } from '@clairmemoire/observability/send-in-background'
import { eventually } from '@clairmemoire/vitest'
import fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { checkedContent } from '../../build/checked-content.ts'
import { type Content, withoutContent } from '../../src/platform/content/content.ts'
import { startTestSite } from '../testing/test-site.ts'
import { answerFailedRequests } from './own-errors.ts'

const canary = 'Camille-Exemple'

const broken: Content = {
  ...checkedContent('fr'),
  articles: () => Promise.reject(new TypeError(canary, { cause: new RangeError(canary) })),
}

/** Requests a page with the canary in every possible place. */
async function statusOfBrokenSite(dsn: string, content: Content = broken) {
  const site = await startTestSite({ SENTRY_DSN: dsn, SENTRY_RELEASE: 'v7' }, content)
  const headers = { cookie: `name=${canary}`, 'user-agent': canary, referer: `https://clairmemoire.fr/${canary}` }
  const { status } = await site.fetch(`/nos-articles?page=2&q=${canary}`, { headers })
  await site.close()
  return status
}

describe('a page of the site server that cannot be shown', () => {
  test('is reported by its row of the site map, without any text of its visitor', async () => {
    await using service = await collectingServer()
    expect(await statusOfBrokenSite(service.dsn)).toBe(503)
    await vi.waitFor(() => expect(service.received).toHaveLength(1), eventually)
    expect(service.reports()).toMatchObject([
      {
        platform: 'node',
        release: 'v7',
        transaction: '/our-articles',
        tags: { server: 'site', noticed_by: 'render' },
        exception: { values: [{ type: 'RangeError' }, { type: 'TypeError' }] },
      },
    ])
    expect(service.received.join()).not.toContain(canary)
    expect(service.received.join()).not.toContain(process.cwd())
  })

  test('is not reported if the content service is down, because that is an outage', async () => {
    await using service = await collectingServer()
    expect(await statusOfBrokenSite(service.dsn, withoutContent)).toBe(503)
    await allPassedOn(5_000)
    expect(service.received).toEqual([])
  })

  test.each(['is down', 'closes the connection'])('has the same response while the error service %s', async (does) => {
    await using service = await collectingServer((response) => void response.destroy())
    expect(await statusOfBrokenSite(does === 'is down' ? 'http://key@127.0.0.1:9/1' : service.dsn)).toBe(503)
  })

  test('does not wait for the response of the error service', async () => {
    let isAborted = false
    await using service = await collectingServer((response) => {
      response.once('close', () => {
        isAborted = true
      })
    })
    expect(await statusOfBrokenSite(service.dsn)).toBe(503)
    expect(isAborted).toBe(false)
  })
})

describe('a request', () => {
  const reported: unknown[][] = []
  const app = fastify()
  answerFailedRequests(app, (...report) => void reported.push(report))
  app.get('/page/:id', () => Promise.reject(new TypeError(canary)))
  app.get('/refused', () => Promise.reject(Object.assign(new Error(canary), { statusCode: 403 })))
  app.register(async (away) => {
    away.setErrorHandler((_error, _request, reply) => reply.code(503).send())
    away.get('/away', () => Promise.reject(new Error(canary)))
  })

  test('is reported by the pattern of its route if it fails, and the response reveals no details (A-22)', async () => {
    const { statusCode, body } = await app.inject(`/page/${canary}?q=${canary}`)
    expect([statusCode, body]).toEqual([500, 'Something went wrong\n'])
    expect(reported.splice(0)).toEqual([[expect.any(TypeError), { noticedBy: 'request', route: '/page/:id' }]])
  })

  test.each(['/refused', '/away', '/nowhere'])('is not reported if it is rejected: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThan(400)
    expect(reported).toEqual([])
  })
})
