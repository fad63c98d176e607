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
  test('is the screening until there is a result', () => {
    expect(allowed(cleanDraft)).toEqual(['screening', 'screening', 'screening', 'screening'])
  })

  test('after a match, may be the request for a call once a study is chosen, but never the news', () => {
    expect(allowed(matched)).toEqual(['screening', 'result', 'result', 'result'])
    expect(allowed({ ...matched, trial: 'MK2214' })).toEqual(['screening', 'result', 'request', 'result'])
  })

  test('is the same as after a match if the study may suit', () => {
    const draft: FinderDraft = { ...cleanDraft, result: cannotTell, trial: 'PREDICTOM' }
    expect(allowed(draft)).toEqual(['screening', 'result', 'request', 'result'])
  })

  test('is never the request about a study that does not suit or was not compared', () => {
    expect(allowedStage({ ...matched, trial: 'TRAILBLAZER' }, 'request')).toBe('result')
    expect(allowedStage({ ...matched, trial: 'PREDICTOM' }, 'request')).toBe('result')
  })

  test('may be the news if no study suits, but never the request for a call', () => {
    expect(allowed({ ...unmatched, trial: 'PREDICTOM' })).toEqual(['screening', 'result', 'result', 'news'])
  })

  test('may be the news without a result if the person lives in a country without study sites', () => {
    const screening = { ...emptyDraft, values: { country: 'elsewhere' } }
    const elsewhere: FinderDraft = { ...cleanDraft, flows: { ...cleanDraft.flows, screening } }
    expect(allowedStage(elsewhere, 'news')).toBe('news')
  })

  test('is the confirmation once a form was sent, whatever stage is requested', () => {
    expect(new Set(allowed({ ...matched, signup }))).toEqual(new Set(['thank-you']))
    expect(new Set(allowed({ ...unmatched, contact }))).toEqual(new Set(['thank-you']))
  })

  test('is the introduction for an unknown stage', () => {
    expect(allowedStage(matched, 'elsewhere')).toBe('introduction')
    expect(allowedStage(matched, undefined)).toBe('introduction')
  })
})

describe('the stage for a returning visitor', () => {
  test('is the welcome-back page if there is a draft', () => {
    expect(allowedStage(matched, 'welcome-back')).toBe('welcome-back')
    expect(allowedStage(cleanDraft, 'welcome-back')).toBe('introduction')
  })

  test('is the confirmation after sending', () => {
    expect(allowedStage({ ...cleanDraft, signup }, 'welcome-back')).toBe('thank-you')
  })
})
