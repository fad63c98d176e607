import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { logTo } from '@clairmemoire/observability/log-to'
import { expect, test } from 'vitest'
import { siteContent } from './site-content.ts'

test('a failing service is one line until it answers, whatever the settings answer meanwhile', async () => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const log = logTo((line) => lines.push(line))
  let now = 0
  const states = outageTracker(log, () => now)
  const settings = { cmsUrl: 'http://127.0.0.1:9', dataDirectory: folder.path, studySites: {} }
  const store = siteContent(settings, log, states)
  await expect(store.take('fr footer')).rejects.toThrow('did not answer')
  now += 31_000
  await store.take('fr studySites')
  await expect(store.take('en footer')).rejects.toThrow('did not answer')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { event: 'content service fails', is: 'begun', reason: 'The content service did not answer.' },
  ])
})

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-content-'))
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
