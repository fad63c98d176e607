import { checked } from '@clairmemoire/cms-client/checked'
import { countries, emergencyNumbers } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { expect, it } from 'vitest'
import { repositoryContent } from '../testing/repository-pages.ts'

const numbers = new Set(countries.flatMap((country) => Object.values(emergencyNumbers[country]).flat()))
/** The number "15" may count anything, so it matches only after a word like "call". */
const number = new RegExp(
  `(?<!\\d[\\s.,-]?)(?:(?<=\\b(?:le|du|au|call|or|ou|text)\\s)15|${[...numbers].filter((one) => one !== '15').join('|')})(?![\\d-])`,
)
const named = /\{\{(?:FR|US)\}\}|France|United States|États-Unis/

/** The words of a part, without external links, which are the names of sources. */
function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(wordsOf).join('')
  if (typeof part !== 'object' || part === null) return ''
  if ('url' in part && String(part.url).startsWith('https:')) return ''
  return Object.entries(part)
    .filter(([key]) => ['title', 'question', 'text', 'label', 'children'].includes(key))
    .map(([, value]) => wordsOf(value))
    .join('')
}

/** Returns the sentences with an emergency number if neither the sentence nor the title of its part names the country. */
function misleading(part: unknown): readonly string[] {
  if (typeof part === 'string') return number.test(part) && !named.test(part) ? [part] : []
  if (Array.isArray(part)) return part.flatMap(misleading)
  if (typeof part !== 'object' || part === null) return []
  // Rich text is checked as a whole; a part whose title names the country is not checked.
  if ('children' in part) return misleading(wordsOf(part))
  if ('title' in part && named.test(wordsOf(part.title))) return []
  return Object.entries(part).flatMap(([key, value]) => (['sources', 'href'].includes(key) ? [] : misleading(value)))
}

it.each(locales.flatMap((locale) => (['pages', 'articles'] as const).map((kind) => ({ locale, kind }))))(
  'an emergency number in the $kind in $locale is a fact of the country, or the text names its country (R0-63)',
  async ({ locale, kind }) => {
    const { entries } = (await repositoryContent())[locale]
    const found = entries[kind].flatMap((entry) => {
      const { value } = checked(kind, entry.attributes(), entry.slug)
      return misleading(value).map((sentence) => `${entry.slug}: ${sentence}`)
    })
    expect(found).toEqual([])
  },
)

/** Phone links that facts such as `{{emergencyCalls}}` also contain. */
const callsOfFacts = new Set(
  countries.flatMap((country) => emergencyNumbers[country].calls.map((call) => `tel:${call}`)),
)

/** Returns all other phone and message links, of any country. */
function numbersIn(page: unknown): readonly string[] {
  const numbers = new Set(JSON.stringify(page).match(/(?:tel|sms):\+?\d+/g))
  return [...numbers].filter((number) => !callsOfFacts.has(number)).toSorted()
}

it('a page has the same numbers in both languages: only its text differs (R0-63)', async () => {
  const content = await repositoryContent()
  const [french, english] = (['fr', 'en'] as const).map(
    (locale) =>
      new Map(
        content[locale].entries.pages.map((entry) => [
          entry.slug,
          numbersIn(checked('pages', entry.attributes(), entry.slug).value),
        ]),
      ),
  )
  const slugs = [...(french?.keys() ?? [])].filter((slug) => english?.has(slug))
  expect(slugs).toContain('help-now')
  expect(slugs.map((slug) => [slug, english?.get(slug)])).toEqual(slugs.map((slug) => [slug, french?.get(slug)]))
})
