import { describe, expect, test } from 'vitest'
import { siteMetrics } from './site-metrics.ts'

describe('the metrics of the site', () => {
  test('count the rendered and the requested pages', async () => {
    const { registry, countAsked, countRendered } = siteMetrics(() => new Set())
    const make = countRendered(async () => ({ status: 200, html: '', contents: '' }))
    const saved = make('/', {} as never, {} as never)
    const pageAt = countAsked(async () => ({
      status: (await saved).status,
      etag: '',
      bodies: {} as never,
      contents: {} as never,
      contentVersions: new Map(),
    }))
    for (let turn = 0; turn < 3; turn += 1) await pageAt('/', {} as never)
    const text = await registry.metrics()
    expect(text).toContain('pages_asked_total{service="site"} 3')
    expect(text).toContain('pages_made_total{service="site"} 1')
  })
})
