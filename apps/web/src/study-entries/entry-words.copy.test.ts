import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { studyEntriesCatalog } from './catalog.ts'
import { checkedText } from './entry-words.copy.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

async function wordsOn(today: string) {
  vi.setSystemTime(new Date(`${today}T12:00:00Z`))
  const i18n = createI18n('fr')
  await loadCatalog(i18n, studyEntriesCatalog)
  return checkedText({ lastChecked: '2026-11-20' }, i18n, 'fr')
}

it('a study is marked if it was not checked for more than 30 days', async () => {
  expect(await wordsOn('2026-12-20')).toBe('20\u00a0novembre 2026')
  expect(await wordsOn('2026-12-21')).toContain('il y a plus de 30\u00a0jours')
})
