import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countRequests } from './count-requests.ts'
import { serverRegistry } from './server-registry.ts'
import { type MetricsServer, serveMetrics } from './shown-metrics.ts'

const canary = 'camille-exemple'
const loopback = { host: '127.0.0.1', port: 0 }

const newRegistry = () => serverRegistry('site', () => new Set(['backend fails']))
let registry = newRegistry()
let server: MetricsServer
beforeEach(async () => {
  registry = newRegistry()
  server = await serveMetrics(registry, loopback)
})
afterEach(() => server.close())

const shown = async () => (await fetch(server.address)).text()

/** The labels and the count of each series of requests. */
async function operations(): Promise<string[]> {
  const rows = [...(await shown()).matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)]
  return rows.map(([, labels = '', count]) => `${labels.replace(/,?service="site",?/, '')} ${count}`)
}

async function siteWithRequests() {
  const app = fastify()
  countRequests(app, registry)
  app.get('/studies/:name', async () => 'a study')
  app.get('/limited', (_request, reply) => reply.code(429).send())
  app.get('/broken', () => Promise.reject(new Error(canary)))
  return app
}

it('requests are counted by their route and the class of their status', async () => {
  const app = await siteWithRequests()
  for (const url of ['/studies/a', '/studies/b', '/limited', '/broken', '/nowhere']) await app.inject(url)
  expect(await operations()).toEqual([
    'operation="GET /studies/:name",status="2xx" 2',
    'operation="GET /limited",status="429" 1',
    'operation="GET /broken",status="5xx" 1',
    'operation="other",status="4xx" 1',
  ])
})

it('no visitor can create a series, and none contains visitor data (R0-13)', async () => {
  const app = await siteWithRequests()
  for (let turn = 0; turn < 50; turn += 1) {
    await app.inject({ url: `/studies/${canary}-${turn}?q=${canary}`, headers: { 'user-agent': canary } })
    await app.inject(`/${canary}-${turn}`)
  }
  expect(await operations()).toHaveLength(2)
  expect(await shown()).not.toContain(canary)
})

it('an outage is 1 while it lasts, and 0 otherwise', async () => {
  const text = await shown()
  expect(text).toContain('lasting_state{state="backend fails",service="site"} 1')
  expect(text).toContain('lasting_state{state="database fails",service="site"} 0')
})

it('the lag of the event loop is exposed', async () => {
  expect(await shown()).toMatch(/^nodejs_eventloop_lag_p99_seconds\{/m)
})

describe('the address of the metrics', () => {
  it('serves nothing else', async () => {
    expect((await fetch(new URL('/', server.address))).status).toBe(404)
  })

  it('that is in use prevents the start with one sentence (R0-03)', async () => {
    const port = Number(new URL(server.address).port)
    await expect(serveMetrics(registry, { ...loopback, port })).rejects.toThrow(
      `Metrics cannot be shown at port ${port} of 127.0.0.1 (EADDRINUSE).`,
    )
  })
})
