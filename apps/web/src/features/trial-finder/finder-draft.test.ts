import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../form-flow/index.ts'
import { cleanDraft, type FinderDraft, holdsAnything, readFinderDraft, residenceIn } from './finder-draft.ts'
import { match, signup } from './testing/sample-draft.ts'

const draft: FinderDraft = { ...cleanDraft, stage: 'result', result: match }

describe('what was kept', () => {
  test('by this version is read back as it was', () => {
    expect(readFinderDraft(draft)).toBe(draft)
    expect(readFinderDraft(cleanDraft)).toBe(cleanDraft)
  })

  test('by the version before loses no answer; only the consent is asked for again', () => {
    const values = { respondent: 'self', age: 70, postal_code: '75011', consent: 'finder-result-2026-11' }
    const before = { ...draft, version: 1, result: { locale: 'fr' }, screening: { ...emptyDraft, values } }
    expect(readFinderDraft(before)).toEqual({
      ...cleanDraft,
      stage: 'screening',
      screening: { ...emptyDraft, values: { respondent: 'self', age: 70, postal_code: '75011' } },
      questionnaireVersion: '1',
    })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'screening'],
    ['an array', [draft]],
    ['another version', { ...draft, version: 3 }],
    ['a version without its parts', { version: 2 }],
    ['a part that is no flow', { ...draft, request: null }],
    ['a flow without values', { ...draft, screening: { entries: {} } }],
    ['a result that says nothing', { ...draft, result: {} }],
    ['the version before without an answer', { ...cleanDraft, version: 1 }],
  ])('as %s is a clean start', (_, value) => {
    expect(readFinderDraft(value)).toBe(cleanDraft)
  })
})

describe('there is something to keep', () => {
  test.each<[string, FinderDraft, boolean]>([
    [
      'in a clean draft, wherever the visitor stands',
      { ...cleanDraft, stage: 'screening', screening: { ...emptyDraft, step: 'respondent' } },
      false,
    ],
    [
      'once something was chosen',
      { ...cleanDraft, screening: { ...emptyDraft, entries: { respondent: 'self' } } },
      true,
    ],
    ['once a question was passed over', { ...cleanDraft, screening: { ...emptyDraft, values: { age: null } } }, true],
    ['after the thanks', { ...cleanDraft, signup }, true],
  ])('%s: %#', (_, kept, expected) => {
    expect(holdsAnything(kept)).toBe(expected)
  })
})

describe('the visitor lives', () => {
  const answered = (country: string) => ({ ...cleanDraft, screening: { ...emptyDraft, values: { country } } })

  test('where they say, in whatever language they read', () => {
    expect(residenceIn(answered('US'), 'FR')).toBe('US')
    expect(residenceIn(answered('elsewhere'), 'FR')).toBe('elsewhere')
  })

  test('in the country of the site until they say so, or when they said something unknown', () => {
    expect(residenceIn(cleanDraft, 'FR')).toBe('FR')
    expect(residenceIn(answered('Atlantis'), 'US')).toBe('US')
  })
})
