import { countryOfLocale } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from 'vitest'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { createPageStore } from './page-store.ts'
import { warmPages } from './warm-pages.ts'

test('soon after the start each known page is there for its first reader, made one at a time', async () => {
  const made: string[] = []
  let atWork = 0
  const pageAt = createPageStore(
    async (url, { locale, environment, country }) => {
      atWork += 1
      expect(atWork).toBe(1)
      await new Promise((done) => setTimeout(done))
      atWork -= 1
      made.push(`${environment} ${country} ${locale} ${url}`)
      return { status: 200, html: '', contentVersions: new Map() }
    },
    { areCurrent: async () => true, onFailure: () => undefined },
  )
  await warmPages(pageAt, 'staging')
  const known = locales.flatMap((locale) =>
    [...knownUrls(locale), unknownUrl].map((url) => `staging ${countryOfLocale(locale)} ${locale} ${url}`),
  )
  expect(made).toEqual(known)
  await pageAt('/', { locale: 'fr', environment: 'staging', country: 'FR' })
  expect(made).toHaveLength(known.length)
})
