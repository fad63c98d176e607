import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../form-flow/index.ts'
import { cleanDraft, type FinderDraft, type FinderStage } from './finder-draft.ts'
import { allowedStage } from './finder-stage.ts'
import { cannotTell, contact, match, noMatch, signup } from './testing/sample-draft.ts'

const forms: readonly FinderStage[] = ['screening', 'result', 'request', 'news']
const allowed = (draft: FinderDraft) => forms.map((stage) => allowedStage(draft, stage))
const matched: FinderDraft = { ...cleanDraft, result: match }
const unmatched: FinderDraft = { ...cleanDraft, result: noMatch }

describe('the stage that is shown', () => {
  test('before a result is the questions', () => {
    expect(allowed(cleanDraft)).toEqual(['screening', 'screening', 'screening', 'screening'])
  })

  test('after a match may be the request for a call about a study that was chosen, never the news', () => {
    expect(allowed(matched)).toEqual(['screening', 'result', 'result', 'result'])
    expect(allowed({ ...matched, trial: 'MK2214' })).toEqual(['screening', 'result', 'request', 'result'])
  })

  test('is the same when it is not known yet', () => {
    const draft: FinderDraft = { ...cleanDraft, result: cannotTell, trial: 'PREDICTOM' }
    expect(allowed(draft)).toEqual(['screening', 'result', 'request', 'result'])
  })

  test('is no request about a study that does not suit, or that was not compared', () => {
    expect(allowedStage({ ...matched, trial: 'TRAILBLAZER' }, 'request')).toBe('result')
    expect(allowedStage({ ...matched, trial: 'PREDICTOM' }, 'request')).toBe('result')
  })

  test('after no match may be the news, never the request for a call', () => {
    expect(allowed({ ...unmatched, trial: 'PREDICTOM' })).toEqual(['screening', 'result', 'result', 'news'])
  })

  test('may be the news without a result for who lives where no study has a site', () => {
    const screening = { ...emptyDraft, values: { country: 'elsewhere' } }
    const elsewhere: FinderDraft = { ...cleanDraft, flows: { ...cleanDraft.flows, screening } }
    expect(allowedStage(elsewhere, 'news')).toBe('news')
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

describe('who comes back', () => {
  test('is welcomed when there is something to come back to', () => {
    expect(allowedStage(matched, 'welcome-back')).toBe('welcome-back')
    expect(allowedStage(cleanDraft, 'welcome-back')).toBe('introduction')
  })

  test('after the thanks sees them again', () => {
    expect(allowedStage({ ...cleanDraft, signup }, 'welcome-back')).toBe('thank-you')
  })
})
