import { shownMetrics } from '@clairmemoire/observability/shown-metrics'
import { expect, test } from 'vitest'
import { noMetrics } from './no-metrics.ts'
import { siteMetrics } from './site-metrics.ts'

const unwanted = () => Promise.reject(new Error('the code that counts was loaded'))

test('metrics are served nowhere until the operator configures a separate address', async () => {
  const none = await shownMetrics({ metricsHost: '127.0.0.1', metricsPort: undefined }, noMetrics, unwanted)
  expect(none.address).toBeUndefined()
  const shown = await shownMetrics({ metricsHost: '127.0.0.1', metricsPort: 0 }, noMetrics, async () =>
    siteMetrics(() => new Set(['backend fails'])),
  )
  const text = await (await fetch(String(shown.address))).text()
  await shown.close()
  expect(text).toContain('lasting_state{state="backend fails",service="site"} 1')
  await expect(fetch(String(shown.address))).rejects.toThrow('fetch failed')
})
