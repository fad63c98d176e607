import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { everyDefinition } from '@clairmemoire/forms/every-definition'
import { everyText } from '@clairmemoire/forms/instrument-faults'
import { describe, expect, it } from 'vitest'
import { siteCatalogs } from './testing/site-catalogs.ts'

type Locale = 'fr' | 'en'

/** Every line of the editors' documents in the repository. */
async function documentsIn(locale: Locale): Promise<readonly string[]> {
  const cwd = path.join(import.meta.dirname, '../../cms/content', locale)
  return globSync('**/*.{md,yaml}', { cwd }).flatMap((file) => readFileSync(path.join(cwd, file), 'utf8').split('\n'))
}

async function textsOf(place: string, locale: Locale): Promise<readonly string[]> {
  if (place === 'content') return documentsIn(locale)
  if (place === 'forms') return everyText(locale, everyDefinition).map(({ text }) => text)
  // A feature of the French site has no English words.
  return Object.values(siteCatalogs.find(({ folder }) => folder === place)?.[locale] ?? {})
}

const places = [...siteCatalogs.map(({ folder }) => folder), 'content', 'forms']

describe.each(places)('the French of %s', (place) => {
  const texts = () => textsOf(place, 'fr')
  const loose = async (rule: RegExp) => (await texts()).filter((text) => rule.test(text))

  it('has texts', async () => {
    expect((await texts()).length).toBeGreaterThan(0)
  })

  it('keeps punctuation on the line of its word', async () => {
    expect(await loose(/ [:;?!»%]|« |\u00a0[;?!]/)).toEqual([])
  })

  it('keeps a number on the line of its noun', async () => {
    const counted = 'minutes?|heures?|ans|mois|jours?|semaines?|années?|dernières|personnes|études?|euros?|kilomètres?'
    const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
    expect(await loose(new RegExp(`(\\d|#|\\}|1er) (${counted}|${months})(?!\\p{L})`, 'u'))).toEqual([])
    expect(await loose(/\d \d{3}(?!\d)/)).toEqual([])
  })

  it('keeps an emergency number on the line of the word before it', async () => {
    expect(await loose(/\b(le|au) (15|112|114)\b/)).toEqual([])
  })

  it('does not break the words for calling us', async () => {
    expect(await loose(/appelez-nous/i)).toEqual([])
  })
})

describe.each(places)('the English of %s', (place) => {
  it('is spelled as in the United States', async () => {
    const british =
      /\b(\w*colour\w*|favour\w*|behaviour\w*|centres?|programmes?|organis\w+|recognis\w+|apologis\w+|personalis\w+|tick(s|ed)?|licence|ageing|enrol|enrolment|judgement|whilst|grey|cheque|tumours?|haem\w+|anaesth\w+|paediatr\w+)\b/i
    const texts = await textsOf(place, 'en')
    expect(texts.filter((text) => british.test(text))).toEqual([])
  })
})
