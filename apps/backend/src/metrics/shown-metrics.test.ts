import { expect, it } from 'vitest'
import { shownMetrics } from './shown-metrics.ts'

it('metrics are nowhere until the operator gives them an address of their own', async () => {
  const none = await shownMetrics({ metricsHost: '127.0.0.1', metricsPort: undefined }, () => new Set())
  expect(none.address).toBeUndefined()
  const shown = await shownMetrics({ metricsHost: '127.0.0.1', metricsPort: 0 }, () => new Set(['database fails']))
  const text = await (await fetch(String(shown.address))).text()
  await shown.close()
  expect(text).toContain('lasting_state{state="database fails",service="backend"} 1')
  await expect(fetch(String(shown.address))).rejects.toThrow('fetch failed')
})
