import { describe, expect, it } from 'vitest'
import { allowedStage, cleanDraft, isAnsweringView, readSelfTestDraft, type SelfTestDraft } from './self-test-draft.ts'

const startedDraft: SelfTestDraft = {
  ...cleanDraft,
  flows: { ...cleanDraft.flows, test: { values: { appointments: 'often' }, entries: {}, isSending: false } },
}

describe('the stage that may be shown', () => {
  it.each(['sent', 'result', '__proto__', undefined])('is the introduction if %j is requested', (wanted) => {
    expect(allowedStage(startedDraft, wanted)).toBe('introduction')
  })

  it('is the test at any time before sending', () => {
    expect(allowedStage(cleanDraft, 'test')).toBe('test')
  })

  it('is the welcome-back page only after an answer', () => {
    expect(allowedStage(startedDraft, 'welcome-back')).toBe('welcome-back')
    expect(allowedStage(cleanDraft, 'welcome-back')).toBe('introduction')
  })

  it.each(['test', 'welcome-back', undefined])('is the link to the result once the answers are sent: %j', (wanted) => {
    expect(allowedStage({ ...cleanDraft, isSent: true }, wanted)).toBe('sent')
  })
})

describe('the remaining questions after the short form', () => {
  const continued = { result: 'q8Zk3vJ0Tn-2hY_5aXw7Lg', answered: ['talks'] }

  it.each([
    ['after the answers were sent', { ...cleanDraft, isSent: true }, 'rest'],
    ['on a device without a stored test', cleanDraft, 'rest'],
    ['again', { ...startedDraft, continued }, 'rest'],
    ['only after a decision about another unfinished test', startedDraft, 'welcome-back'],
  ])('can be continued %s', (_, draft, stage) => {
    expect(allowedStage(draft, 'rest')).toBe(stage)
  })

  it('is restored unchanged from the device', () => {
    expect(readSelfTestDraft({ ...startedDraft, continued })).toEqual({ ...startedDraft, continued })
  })
})

describe('the stage of an invited relative', () => {
  const link = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
  const invited: SelfTestDraft = { ...startedDraft, stage: 'view', invitation: { link } }
  const answering: SelfTestDraft = { ...invited, flows: { ...startedDraft.flows, view: startedDraft.flows.test } }

  it.each(['invitation', 'view'] as const)('is the %s while the link is valid', (wanted) => {
    expect(allowedStage(invited, wanted)).toBe(wanted)
    expect(allowedStage(startedDraft, wanted)).toBe('introduction')
  })

  it('is the message about the invalid link only after the backend has reported it', () => {
    expect(allowedStage(answering, 'link-gone')).toBe('view')
    expect(allowedStage({ ...answering, invitation: { link, isGone: true } }, 'link-gone')).toBe('link-gone')
  })

  it('is the welcome-back page of the view, not of their own test, if they worked on the view last', () => {
    expect(allowedStage(invited, 'welcome-back')).toBe('invitation')
    expect(allowedStage(answering, 'welcome-back')).toBe('welcome-back')
    expect(isAnsweringView(answering)).toBe(true)
    expect(isAnsweringView({ ...answering, stage: 'test' })).toBe(false)
  })

  it('is the view even if their own test was sent, and the test leads to the link to their result', () => {
    expect(allowedStage({ ...invited, isSent: true }, 'view')).toBe('view')
    expect(allowedStage({ ...invited, isSent: true }, 'test')).toBe('sent')
  })

  it.each(['view', 'invitation', 'link-gone', 'view-sent'])('is the confirmation after sending: %s', (wanted) => {
    expect(allowedStage({ ...cleanDraft, viewResult: link }, wanted)).toBe('view-sent')
  })

  it('belongs to their own test when they return after sending the view', () => {
    expect(allowedStage({ ...cleanDraft, viewResult: link }, 'welcome-back')).toBe('introduction')
    expect(allowedStage({ ...startedDraft, viewResult: link }, 'welcome-back')).toBe('welcome-back')
  })
})

describe('the stored draft', () => {
  it('is restored unchanged', () => {
    expect(readSelfTestDraft(startedDraft)).toEqual(startedDraft)
  })

  it('is complete if it was stored before invitations existed', () => {
    const { view: _, ...flows } = startedDraft.flows
    expect(readSelfTestDraft({ ...startedDraft, flows })).toEqual(startedDraft)
  })

  it.each([
    ['another version', { ...startedDraft, version: 0 }],
    ['no flow', { ...startedDraft, flows: {} }],
    ['an unknown user type', { ...startedDraft, userType: 'robot' }],
    ['nothing', undefined],
    ['a text', 'draft'],
  ])('is dropped if it is invalid: %s', (_, saved) => {
    expect(readSelfTestDraft(saved)).toEqual(cleanDraft)
  })
})
