import { shownMetrics } from '@clairmemoire/observability/shown-metrics'
import { expect, it } from 'vitest'
import { backendMetrics } from './backend-metrics.ts'
import { noMetrics } from './no-metrics.ts'

const unwanted = () => Promise.reject(new Error('the code for metrics was loaded'))

it('metrics are not served until the operator configures a port for them', async () => {
  const none = await shownMetrics({ metricsHost: '127.0.0.1', metricsPort: undefined }, noMetrics, unwanted)
  expect(none.address).toBeUndefined()
  const shown = await shownMetrics({ metricsHost: '127.0.0.1', metricsPort: 0 }, noMetrics, async () =>
    backendMetrics(() => new Set(['database fails'])),
  )
  const text = await (await fetch(String(shown.address))).text()
  await shown.close()
  expect(text).toContain('lasting_state{state="database fails",service="backend"} 1')
  await expect(fetch(String(shown.address))).rejects.toThrow('fetch failed')
})
