import { readFileSync } from 'node:fs'
import path from 'node:path'
import { events, states } from '@clairmemoire/log/events'
import { expect, it } from 'vitest'
import { root } from './repository.ts'

const text = readFileSync(path.join(root, 'docs/monitoring.md'), 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('|'))
const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))

it.each([...events, ...states])('who watches the product is told what to do about "%s"', (event) => {
  expect(named).toContain(event)
})

it.each([
  'apps/backend/src/metrics/backend-metrics.ts',
  'apps/web/server/metrics/site-metrics.ts',
  'packages/metrics/src/count-requests.ts',
  'packages/metrics/src/server-registry.ts',
])('every metric of %s is told', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  const metrics = [...source.matchAll(/(?:name: |counter\()'([a-z_]+)'/g)].map(([, name]) => name)
  expect(metrics.length).toBeGreaterThan(0)
  for (const metric of metrics) expect(named).toContain(metric)
})
