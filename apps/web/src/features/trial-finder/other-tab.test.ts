import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../form-flow/index.ts'
import { cleanDraft, type FinderDraft } from './finder-draft.ts'
import { afterOtherTab, holdsAnything } from './other-tab.ts'
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
    expect(afterOtherTab(begun, answered, 'en')).toEqual({
      ...answered,
      screening: { ...answered.screening, step: 'age' },
    })
  })

  test('nothing follows when only the places differ, so that two tabs come to rest', () => {
    const elsewhere: FinderDraft = { ...answered, stage: 'result', screening: { ...answered.screening, step: 'check' } }
    expect(afterOtherTab(answered, elsewhere, 'en')).toBeUndefined()
    const followed = afterOtherTab(begun, answered, 'en') ?? begun
    expect(afterOtherTab(answered, followed, 'en')).toBeUndefined()
  })

  test('nothing follows what is being sent', () => {
    const sending = { ...answered, screening: { ...answered.screening, isSending: true } }
    expect(afterOtherTab(begun, sending, 'en')).toBeUndefined()
    expect(afterOtherTab(sending, begun, 'en')).toBeUndefined()
  })

  test('a confirmation there is a confirmation here', () => {
    const sent: FinderDraft = { ...cleanDraft, stage: 'thank-you', signup }
    expect(afterOtherTab({ ...answered, result: { locale: 'en', recommendation: match } }, sent, 'en')).toMatchObject({
      signup,
      screening: { values: {}, entries: {} },
    })
  })

  test('a result of the other language is not taken over, and takes none away', () => {
    const ours = { locale: 'en', recommendation: match } as const
    const theirs = { locale: 'fr', recommendation: match } as const
    expect(afterOtherTab(begun, { ...answered, result: theirs }, 'en')?.result).toBeUndefined()
    expect(afterOtherTab({ ...begun, result: ours }, { ...answered, result: theirs }, 'en')?.result).toBe(ours)
    expect(afterOtherTab(begun, { ...answered, result: ours }, 'en')?.result).toBe(ours)
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
  ])('%s: %#', (_, draft, expected) => {
    expect(holdsAnything(draft)).toBe(expected)
  })
})
