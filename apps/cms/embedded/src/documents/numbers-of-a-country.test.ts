import { checked } from '@clairmemoire/cms-client/checked'
import { countries, emergencyNumbers } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { expect, it } from 'vitest'
import { repositoryContent } from '../testing/repository-pages.ts'

const numbers = new Set(countries.flatMap((country) => Object.values(emergencyNumbers[country]).flat()))
/** "15" alone counts many things: only after a word by which it is called. */
const number = new RegExp(
  `(?<!\\d[\\s.,-]?)(?:(?<=\\b(?:le|du|au|call|or|ou|text)\\s)15|${[...numbers].filter((one) => one !== '15').join('|')})(?![\\d-])`,
)
const named = /\{\{(?:FR|US)\}\}|France|United States|États-Unis/

/** The words of a part, without those of links to other sites, which are the names of sources. */
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

/** Sentences with a number for emergencies that neither they nor the part around them give the name of its country. */
function misleading(part: unknown): readonly string[] {
  if (typeof part === 'string') return number.test(part) && !named.test(part) ? [part] : []
  if (Array.isArray(part)) return part.flatMap(misleading)
  if (typeof part !== 'object' || part === null) return []
  // A text of running words is read whole, a block by its title.
  if ('children' in part) return misleading(wordsOf(part))
  if ('title' in part && named.test(wordsOf(part.title))) return []
  return Object.entries(part).flatMap(([key, value]) => (['sources', 'href'].includes(key) ? [] : misleading(value)))
}

it.each(locales.flatMap((locale) => (['pages', 'articles'] as const).map((kind) => ({ locale, kind }))))(
  'a number for emergencies in $kind in $locale is a fact of the country, or its country is named (R0-63)',
  async ({ locale, kind }) => {
    const { entries } = (await repositoryContent())[locale]
    const found = entries[kind].flatMap((entry) => {
      const { value } = checked(kind, entry.attributes(), entry.slug)
      return misleading(value).map((sentence) => `${entry.slug}: ${sentence}`)
    })
    expect(found).toEqual([])
  },
)

/** Calls that `{{emergencyCalls}}` and its like name as well. */
const callsOfFacts = new Set(
  countries.flatMap((country) => emergencyNumbers[country].calls.map((call) => `tel:${call}`)),
)

/** Every other number that can be called or written to, of whatever country. */
function numbersIn(page: unknown): readonly string[] {
  const numbers = new Set(JSON.stringify(page).match(/(?:tel|sms):\+?\d+/g))
  return [...numbers].filter((number) => !callsOfFacts.has(number)).toSorted()
}

it('a page gives the same numbers in both languages: its words alone differ (R0-63)', async () => {
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
