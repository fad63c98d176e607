import { describe, expect, test } from 'vitest'
import type { PageDraft } from './draft.ts'
import { emptyDraft, type FlowDraft } from './draft.ts'
import { changed, mergeTabDrafts, movedTo, opened, stageIn } from './page-state.ts'

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
const startedDraft = screened({ values: { respondent: 'self' }, entries: {}, step: 'age', isSending: false })

describe('after another tab has saved', () => {
  test('this tab takes the answers of the other tab and keeps its own position', () => {
    expect(mergeTabDrafts(startedDraft, answered)).toEqual(screened({ ...moreAnswers, step: 'age' }))
  })

  test('nothing changes if only the positions differ, so that two tabs stop updating each other', () => {
    const elsewhere: Draft = { ...screened({ ...moreAnswers, step: 'check' }), stage: 'result' }
    expect(mergeTabDrafts(answered, elsewhere)).toBeUndefined()
    const followed = mergeTabDrafts(startedDraft, answered) ?? startedDraft
    expect(mergeTabDrafts(answered, followed)).toBeUndefined()
  })

  test('nothing changes while a submission is pending', () => {
    const sending = screened({ ...moreAnswers, isSending: true })
    expect(mergeTabDrafts(startedDraft, sending)).toBeUndefined()
    expect(mergeTabDrafts(sending, startedDraft)).toBeUndefined()
  })

  test('a confirmation in the other tab is shown in this tab', () => {
    const sent: Draft = { ...clean, stage: 'thank-you', receipt: 'CM-7F3K-92QD' }
    expect(mergeTabDrafts({ ...answered, result: 'match' }, sent)).toMatchObject({
      receipt: 'CM-7F3K-92QD',
      flows: { screening: { values: {}, entries: {} } },
    })
  })

  test('a result of the other tab appears in this tab, and disappears with it', () => {
    expect(mergeTabDrafts(startedDraft, { ...answered, result: 'match' })?.result).toBe('match')
    expect(mergeTabDrafts({ ...answered, result: 'match' }, answered)?.result).toBeUndefined()
  })
})

describe('the position in a page', () => {
  const page = {
    allowedStage: ({ result }: Draft, wanted: string | undefined) =>
      wanted === 'result' && result === undefined ? 'screening' : (wanted ?? 'introduction'),
  }
  const state = (draft: Draft, wanted: string) => opened(page, draft, wanted)

  test('may be before the forms although the draft has a stage', () => {
    const welcomed = state(startedDraft, 'welcome-back')
    expect([stageIn(page, welcomed), welcomed.draft.stage]).toEqual(['welcome-back', 'screening'])
    expect(stageIn(page, movedTo(page, welcomed, 'screening'))).toBe('screening')
  })

  test('is always one that the draft allows, even after the draft changes', () => {
    const moved = movedTo(page, state(startedDraft, 'screening'), 'result')
    expect(stageIn(page, moved)).toBe('screening')
    const shown = movedTo(page, state({ ...startedDraft, result: 'match' }, 'screening'), 'result')
    expect(stageIn(page, shown)).toBe('result')
    expect(stageIn(page, changed(shown, startedDraft))).toBe('screening')
  })

  test('leaves the state object unchanged if the stage is already shown', () => {
    const shown = state(startedDraft, 'screening')
    expect(movedTo(page, shown, 'screening')).toBe(shown)
  })
})
