import { describe, expect, test } from 'vitest'
import { emptyDraft, hasAnswers } from '../../form-flow/index.ts'
import {
  afterSending,
  cleanDraft,
  type FinderDraft,
  finderDraft,
  readFinderDraft,
  residenceIn,
} from './finder-draft.ts'
import { match, signup } from './testing/sample-draft.ts'

const draft: FinderDraft = { ...cleanDraft, stage: 'result', result: match }
const { flows } = cleanDraft

describe('a stored draft', () => {
  test('of this version is restored unchanged', () => {
    expect(readFinderDraft(draft)).toEqual(draft)
    expect(readFinderDraft(cleanDraft)).toEqual(cleanDraft)
  })

  test('of version 3 loses only its result', () => {
    const { result: _, ...others } = draft
    expect(readFinderDraft({ ...draft, version: 3 })).toEqual(others)
  })

  test('of version 2 keeps the typed values', () => {
    const screening = { ...emptyDraft, values: { respondent: 'self', age: 70, consent: 'finder-result-2026-11' } }
    const { flows: _, ...rest } = draft
    const before = { ...rest, version: 2, screening, request: emptyDraft, news: emptyDraft }
    const { result: _outdated, ...others } = draft
    expect(readFinderDraft(before)).toEqual({ ...others, flows: { ...flows, screening } })
  })

  test('that lacks a flow keeps all other flows', () => {
    const { news: _, ...older } = flows
    const screening = { ...emptyDraft, values: { respondent: 'self' } }
    const saved = { ...draft, flows: { ...older, screening } }
    expect(readFinderDraft(saved)).toEqual({ ...draft, flows: { ...flows, screening } })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'screening'],
    ['an array', [draft]],
    ['another version', { ...draft, version: 5 }],
    ['the current version without its flows', { version: 4 }],
    ['version 2 without its flows', { version: 2 }],
    ['an invalid flow', { ...draft, flows: { ...flows, request: null } }],
    ['a flow without values', { ...draft, flows: { ...flows, screening: { entries: {} } } }],
    ['an empty result', { ...draft, result: {} }],
  ])('is replaced by an empty draft if it is %s', (_, value) => {
    expect(readFinderDraft(value)).toBe(cleanDraft)
  })
})

describe('whether there is something to store', () => {
  const screened = (screening: Partial<typeof emptyDraft> & { step?: string }): FinderDraft => ({
    ...cleanDraft,
    stage: 'screening',
    flows: { ...flows, screening: { ...emptyDraft, ...screening } },
  })

  test.each<[string, FinderDraft, boolean]>([
    ['no: an empty draft, at any step', screened({ step: 'respondent' }), false],
    ['yes: something was chosen', screened({ entries: { respondent: 'self' } }), true],
    ['yes: a question was declined', screened({ values: { age: null } }), true],
    ['yes: the form was sent', { ...cleanDraft, signup }, true],
  ])('%s: %#', (_, saved, expected) => {
    expect(hasAnswers(finderDraft, saved)).toBe(expected)
  })
})

describe('the residence of a visitor', () => {
  const answered = (country: string) => ({
    ...cleanDraft,
    flows: { ...flows, screening: { ...emptyDraft, values: { country } } },
  })

  test('is the country that they give, regardless of their language', () => {
    expect(residenceIn(answered('US'), 'FR')).toBe('US')
    expect(residenceIn(answered('elsewhere'), 'FR')).toBe('elsewhere')
  })

  test('remains after the answers are sent and erased (R0-63)', () => {
    const sent = { ...cleanDraft, ...afterSending(answered('US')), signup }
    expect(residenceIn(readFinderDraft(sent), 'FR')).toBe('US')
    expect(residenceIn({ ...cleanDraft, ...afterSending(cleanDraft) }, 'FR')).toBe('FR')
    expect(residenceIn({ ...answered('FR'), residence: 'US' }, 'US')).toBe('FR')
  })

  test('is the country of the site until they give a known country', () => {
    expect(residenceIn(cleanDraft, 'FR')).toBe('FR')
    expect(residenceIn(answered('Atlantis'), 'US')).toBe('US')
  })
})
