import { describe, expect, test } from 'vitest'
import { cleanDraft, type FinderDraft } from './finder-draft.ts'
import { afterOtherTab } from './other-tab.ts'
import { match, signup } from './testing/sample-draft.ts'

const answered: FinderDraft = {
  ...cleanDraft,
  stage: 'screening',
  screening: {
    values: { respondent: 'self', age: 70 },
    entries: { memory_state: 'mci' },
    step: 'memory_state',
    isSending: false,
  },
}
const begun: FinderDraft = {
  ...cleanDraft,
  stage: 'screening',
  screening: { values: { respondent: 'self' }, entries: {}, step: 'age', isSending: false },
}

describe('after another tab saved', () => {
  test('the answers are those of the other, the place stays', () => {
    expect(afterOtherTab(begun, answered)).toEqual({
      ...answered,
      screening: { ...answered.screening, step: 'age' },
    })
  })

  test('nothing follows when only the places differ, so that two tabs come to rest', () => {
    const elsewhere: FinderDraft = { ...answered, stage: 'result', screening: { ...answered.screening, step: 'check' } }
    expect(afterOtherTab(answered, elsewhere)).toBeUndefined()
    const followed = afterOtherTab(begun, answered) ?? begun
    expect(afterOtherTab(answered, followed)).toBeUndefined()
  })

  test('nothing follows what is being sent', () => {
    const sending = { ...answered, screening: { ...answered.screening, isSending: true } }
    expect(afterOtherTab(begun, sending)).toBeUndefined()
    expect(afterOtherTab(sending, begun)).toBeUndefined()
  })

  test('a confirmation there is a confirmation here', () => {
    const sent: FinderDraft = { ...cleanDraft, stage: 'thank-you', signup }
    expect(afterOtherTab({ ...answered, result: match }, sent)).toMatchObject({
      signup,
      screening: { values: {}, entries: {} },
    })
  })

  test('a result there is a result here, and goes when it went there', () => {
    expect(afterOtherTab(begun, { ...answered, result: match })?.result).toBe(match)
    expect(afterOtherTab({ ...answered, result: match }, answered)?.result).toBeUndefined()
  })
})
