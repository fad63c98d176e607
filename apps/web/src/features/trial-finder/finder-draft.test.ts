import { describe, expect, test } from 'vitest'
import { emptyDraft, holdsAnything } from '../../form-flow/index.ts'
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

describe('what was kept', () => {
  test('by this version is read back as it was', () => {
    expect(readFinderDraft(draft)).toEqual(draft)
    expect(readFinderDraft(cleanDraft)).toEqual(cleanDraft)
  })

  test('by the version before loses its result alone', () => {
    const { result: _, ...others } = draft
    expect(readFinderDraft({ ...draft, version: 3 })).toEqual(others)
  })

  test('by the second version keeps what was typed', () => {
    const screening = { ...emptyDraft, values: { respondent: 'self', age: 70, consent: 'finder-result-2026-11' } }
    const { flows: _, ...rest } = draft
    const before = { ...rest, version: 2, screening, request: emptyDraft, news: emptyDraft }
    const { result: _outdated, ...others } = draft
    expect(readFinderDraft(before)).toEqual({ ...others, flows: { ...flows, screening } })
  })

  test('before there was a flow loses nothing', () => {
    const { news: _, ...older } = flows
    const screening = { ...emptyDraft, values: { respondent: 'self' } }
    const kept = { ...draft, flows: { ...older, screening } }
    expect(readFinderDraft(kept)).toEqual({ ...draft, flows: { ...flows, screening } })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'screening'],
    ['an array', [draft]],
    ['another version', { ...draft, version: 5 }],
    ['a version without its parts', { version: 4 }],
    ['the version before without its parts', { version: 2 }],
    ['a part that is no flow', { ...draft, flows: { ...flows, request: null } }],
    ['a flow without values', { ...draft, flows: { ...flows, screening: { entries: {} } } }],
    ['a result that says nothing', { ...draft, result: {} }],
  ])('as %s is a clean start', (_, value) => {
    expect(readFinderDraft(value)).toBe(cleanDraft)
  })
})

describe('there is something to keep', () => {
  const screened = (screening: Partial<typeof emptyDraft> & { step?: string }): FinderDraft => ({
    ...cleanDraft,
    stage: 'screening',
    flows: { ...flows, screening: { ...emptyDraft, ...screening } },
  })

  test.each<[string, FinderDraft, boolean]>([
    ['in a clean draft, wherever the visitor stands', screened({ step: 'respondent' }), false],
    ['once something was chosen', screened({ entries: { respondent: 'self' } }), true],
    ['once a question was passed over', screened({ values: { age: null } }), true],
    ['after the thanks', { ...cleanDraft, signup }, true],
  ])('%s: %#', (_, kept, expected) => {
    expect(holdsAnything(finderDraft, kept)).toBe(expected)
  })
})

describe('the visitor lives', () => {
  const answered = (country: string) => ({
    ...cleanDraft,
    flows: { ...flows, screening: { ...emptyDraft, values: { country } } },
  })

  test('where they say, in whatever language they read', () => {
    expect(residenceIn(answered('US'), 'FR')).toBe('US')
    expect(residenceIn(answered('elsewhere'), 'FR')).toBe('elsewhere')
  })

  test('where they said, after the answers went with what was sent (R0-63)', () => {
    const sent = { ...cleanDraft, ...afterSending(answered('US')), signup }
    expect(residenceIn(readFinderDraft(sent), 'FR')).toBe('US')
    expect(residenceIn({ ...cleanDraft, ...afterSending(cleanDraft) }, 'FR')).toBe('FR')
    expect(residenceIn({ ...answered('FR'), residence: 'US' }, 'US')).toBe('FR')
  })

  test('in the country of the site until they say so, or when they said something unknown', () => {
    expect(residenceIn(cleanDraft, 'FR')).toBe('FR')
    expect(residenceIn(answered('Atlantis'), 'US')).toBe('US')
  })
})
