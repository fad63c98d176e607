import { describe, expect, it } from 'vitest'
import type { LegalFacts } from './legal-facts.ts'
import { loadLegalText } from './legal-text.ts'
import { loadPrivacyText } from './privacy-text.ts'
import type { LegalText } from './text-section.ts'

const facts: LegalFacts = {
  name: '<operator>',
  address: '<address>',
  registration: '<registration>',
  publicationDirector: '<director>',
  hostingProvider: '<host>',
  contactEmail: '<e-mail>',
  contactPhone: '<phone>',
  dpoEmail: '<dpo>',
}

function linesOf(text: LegalText): readonly string[] {
  return [
    text.title,
    text.description,
    ...text.summary,
    ...text.sections.flatMap(({ heading, paragraphs, list }) => [heading, ...paragraphs, ...(list ?? [])]),
  ]
}

const legalText = { fr: await loadLegalText('fr'), en: await loadLegalText('en') }
const privacyText = { fr: await loadPrivacyText('fr'), en: await loadPrivacyText('en') }

describe.each([
  ['the legal page', legalText],
  ['the privacy page', privacyText],
])('%s', (_page, textIn) => {
  it('has the same sections in both languages, in the same order', () => {
    const ids = (text: LegalText) => text.sections.map(({ id }) => id)
    expect(ids(textIn.en(facts))).toEqual(ids(textIn.fr(facts)))
  })

  it('has a summary on top in both languages', () => {
    expect(textIn.fr(facts).summary).toHaveLength(3)
    expect(textIn.en(facts).summary).toHaveLength(3)
  })

  it('keeps French punctuation on the line of its word', () => {
    const loose = linesOf(textIn.fr(facts)).filter((line) => / [:;?!»]|« |'/.test(line))
    expect(loose).toEqual([])
  })
})

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  it('the legal page names every fact of the operator but the address for data protection', () => {
    const page = linesOf(legalText[locale](facts)).join('\n')
    const { dpoEmail: _, ...published } = facts
    expect(Object.values(published).filter((value) => !page.includes(value))).toEqual([])
  })

  it('the privacy page names who is responsible, who hosts and whom to write to', () => {
    const page = linesOf(privacyText[locale](facts)).join('\n')
    const named = [facts.name, facts.hostingProvider, facts.dpoEmail, facts.contactPhone]
    expect(named.filter((value) => !page.includes(value))).toEqual([])
  })
})
