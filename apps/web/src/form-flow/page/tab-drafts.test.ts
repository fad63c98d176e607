import { describe, expect, test } from 'vitest'
import type { PageDraft } from './draft.ts'
import { emptyDraft, type FlowDraft } from './draft.ts'
import { mergeTabDrafts } from './tab-drafts.ts'

interface Draft extends PageDraft {
  result?: string
  receipt?: string
}

const clean: Draft = { stage: 'introduction', flows: { screening: emptyDraft, request: emptyDraft } }
const screened = (screening: FlowDraft): Draft => ({
  ...clean,
  stage: 'screening',
  flows: { ...clean.flows, screening },
})
const moreAnswers: FlowDraft = {
  values: { respondent: 'self', age: 70 },
  entries: { memory_state: 'mci' },
  step: 'memory_state',
  isSending: false,
}
const answered = screened(moreAnswers)
const begun = screened({ values: { respondent: 'self' }, entries: {}, step: 'age', isSending: false })

describe('after another tab saved', () => {
  test('the answers are those of the other, the place stays', () => {
    expect(mergeTabDrafts(begun, answered)).toEqual(screened({ ...moreAnswers, step: 'age' }))
  })

  test('nothing follows when only the places differ, so that two tabs come to rest', () => {
    const elsewhere: Draft = { ...screened({ ...moreAnswers, step: 'check' }), stage: 'result' }
    expect(mergeTabDrafts(answered, elsewhere)).toBeUndefined()
    const followed = mergeTabDrafts(begun, answered) ?? begun
    expect(mergeTabDrafts(answered, followed)).toBeUndefined()
  })

  test('nothing follows what is being sent', () => {
    const sending = screened({ ...moreAnswers, isSending: true })
    expect(mergeTabDrafts(begun, sending)).toBeUndefined()
    expect(mergeTabDrafts(sending, begun)).toBeUndefined()
  })

  test('a confirmation there is a confirmation here', () => {
    const sent: Draft = { ...clean, stage: 'thank-you', receipt: 'CM-7F3K-92QD' }
    expect(mergeTabDrafts({ ...answered, result: 'match' }, sent)).toMatchObject({
      receipt: 'CM-7F3K-92QD',
      flows: { screening: { values: {}, entries: {} } },
    })
  })

  test('a result there is a result here, and goes when it went there', () => {
    expect(mergeTabDrafts(begun, { ...answered, result: 'match' })?.result).toBe('match')
    expect(mergeTabDrafts({ ...answered, result: 'match' }, answered)?.result).toBeUndefined()
  })
})
