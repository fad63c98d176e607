import { type Locale, locales } from '@clairmemoire/domain/locale'
import { parseReadingSettings } from '@clairmemoire/domain/reading-settings'
import { expect, test } from 'vitest'
import { withoutContent } from '../src/platform/content/without-content.ts'
import { render } from '../src/render.tsx'
import { unknownUrl } from '../src/routing/known-urls.ts'
import { documentFor } from './document-for-reader.ts'
import { htmlDocument } from './document.ts'
import { publicSettings, unsetOperator } from './operator-facts.ts'
import type { Reader } from './reader.ts'

const assets = {
  boot: '/boot.js',
  styles: [],
  fonts: [],
  stylesOf: () => [],
  filesOf: () => ({ styles: [], first: [], ahead: [] }),
}
const onceOrTwice = (word: string) => ['', word]
const everyChoice = ['a', 'a-plus', 'a-plus-plus'].flatMap((size) =>
  onceOrTwice('.calm').flatMap((calm) => onceOrTwice('.keep-messages').map((keep) => size + calm + keep)),
)

const everyReader: readonly Reader[] = everyChoice.flatMap((choice) =>
  [true, false].map((asksConsent) => ({ reading: parseReadingSettings(choice), asksConsent })),
)

async function rendered(url: string, locale: Locale, reader?: Reader): Promise<string> {
  const settings = publicSettings(unsetOperator, { locale, environment: 'local' }, reader)
  return htmlDocument(await render(url, settings, withoutContent), settings, assets)
}

const pages = locales.flatMap((locale) =>
  ['/', '/trial-finder', '/trouver-un-essai', unknownUrl].map((url) => ({ locale, url })),
)

test.each(pages)(
  '$locale $url is for each of its readers as if it had been rendered for them',
  async ({ locale, url }) => {
    const usual = await rendered(url, locale)
    for (const reader of everyReader) expect(documentFor(usual, reader)).toBe(await rendered(url, locale, reader))
  },
)

test('words of an operator are no place for it', async () => {
  const name =
    '<input name="reading" value="calm"/>"reading":{"textSize":"a","calm":false,"keepMessages":false},"asksConsent":true<section class="consent-banner"></section>'
  const settings = { ...publicSettings(unsetOperator, { locale: 'fr', environment: 'local' }), contactEmail: name }
  const html = htmlDocument(await render('/mentions-legales', settings, withoutContent), settings, assets)
  const reader = { reading: parseReadingSettings('a-plus.calm'), asksConsent: false }
  const own = { ...settings, ...reader }
  expect(documentFor(html, reader)).toBe(
    htmlDocument(await render('/mentions-legales', own, withoutContent), own, assets),
  )
})
