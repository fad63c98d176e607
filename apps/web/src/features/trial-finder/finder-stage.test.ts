import { describe, expect, test } from 'vitest'
import { cleanDraft, type FinderDraft, readFinderDraft, stages } from './finder-draft.ts'
import { allowedStage, inLocale } from './finder-stage.ts'
import { contact, match, noMatch, signup } from './testing/sample-draft.ts'

const matched: FinderDraft = { ...cleanDraft, result: { locale: 'en', recommendation: match } }
const unmatched: FinderDraft = { ...cleanDraft, result: { locale: 'en', recommendation: noMatch } }
const allowed = (draft: FinderDraft) => stages.map((stage) => allowedStage(draft, stage))

describe('the stage that is shown', () => {
  test('before a result is the introduction or the questions', () => {
    expect(allowed(cleanDraft)).toEqual([
      'introduction',
      'screening',
      'screening',
      'screening',
      'screening',
      'introduction',
    ])
  })

  test('after a match may be the request for a call, never the news', () => {
    expect(allowed(matched)).toEqual(['introduction', 'screening', 'result', 'request', 'result', 'introduction'])
  })

  test('after no match may be the news, never the request for a call', () => {
    expect(allowed(unmatched)).toEqual(['introduction', 'screening', 'result', 'result', 'news', 'introduction'])
  })

  test('is the thanks, whatever the history says, once something was sent', () => {
    expect(new Set(allowed({ ...matched, signup }))).toEqual(new Set(['thank-you']))
    expect(new Set(allowed({ ...unmatched, contact }))).toEqual(new Set(['thank-you']))
  })

  test('is the introduction for a place nobody knows', () => {
    expect(allowedStage(matched, 'elsewhere')).toBe('introduction')
    expect(allowedStage(matched, undefined)).toBe('introduction')
  })
})

describe('after the language has changed', () => {
  test('the answers are compared again, since the other site recruits for other studies', () => {
    const screening = { ...matched.screening, values: { age: 70 } }
    expect(inLocale({ ...matched, screening }, 'fr')).toEqual({
      ...cleanDraft,
      stage: 'screening',
      screening: { ...screening, step: 'check', isSending: true },
    })
  })

  test('a result in the language of the page stays', () => {
    expect(inLocale(matched, 'en')).toBe(matched)
  })

  test('what was sent stays sent', () => {
    const sent = { ...matched, signup }
    expect(inLocale(sent, 'fr')).toBe(sent)
  })
})

test('a draft of another version, or no draft at all, is a clean one', () => {
  expect(readFinderDraft(matched)).toBe(matched)
  for (const other of [undefined, null, [], 'draft', {}, { version: 2 }]) {
    expect(readFinderDraft(other)).toBe(cleanDraft)
  }
})
