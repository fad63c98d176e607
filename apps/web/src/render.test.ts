import { expect, test } from 'vitest'
import { withoutContent } from './platform/content/without-content.ts'
import { render } from './render.tsx'
import { unknownUrl } from './routing/known-urls.ts'
import { sampleSettings } from './testing/sample-settings.ts'

const contentsOf = async (url: string, locale: 'fr' | 'en') =>
  (await render(url, sampleSettings(locale), withoutContent)).contents

test.each([
  { locale: 'fr', url: '/', title: 'Clinique en ligne de la mémoire' },
  { locale: 'fr', url: '/mentions-legales', title: 'Mentions légales' },
  { locale: 'en', url: '/clinical-trials', title: 'Clinical trials' },
] as const)('$url carries what its loader returned, and its messages', async ({ locale, url, title }) => {
  const contents = await contentsOf(url, locale)
  expect(contents?.data).toMatchObject({ pageText: { title: expect.stringContaining(title) } })
  expect(Object.keys(contents?.messages ?? {}).length).toBeGreaterThan(10)
})

test.each([
  '/',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/essais-cliniques',
  '/essais-cliniques/predictom',
])('what %s carries is plain JSON: read back it is the same', async (url) => {
  const contents = await contentsOf(url, 'fr')
  expect(JSON.parse(JSON.stringify(contents))).toEqual(contents)
})

test('NotFound carries messages alone', async () => {
  expect(await contentsOf(unknownUrl, 'fr')).toMatchObject({ data: undefined })
})

test('a form carries nothing: its scripts load its words', async () => {
  expect(await contentsOf('/trouver-un-essai', 'fr')).toBeUndefined()
})
