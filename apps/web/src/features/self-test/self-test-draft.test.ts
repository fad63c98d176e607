import { describe, expect, it } from 'vitest'
import { allowedStage, cleanDraft, isAnsweringView, readSelfTestDraft, type SelfTestDraft } from './self-test-draft.ts'

const begun: SelfTestDraft = {
  ...cleanDraft,
  flows: { ...cleanDraft.flows, test: { values: { appointments: 'often' }, entries: {}, isSending: false } },
}

describe('the stage that may be shown', () => {
  it.each(['sent', 'result', '__proto__', undefined])('is the introduction to who wants %j', (wanted) => {
    expect(allowedStage(begun, wanted)).toBe('introduction')
  })

  it('is the questions at any time before they are sent', () => {
    expect(allowedStage(cleanDraft, 'test')).toBe('test')
  })

  it('welcomes back only who has answered something', () => {
    expect(allowedStage(begun, 'welcome-back')).toBe('welcome-back')
    expect(allowedStage(cleanDraft, 'welcome-back')).toBe('introduction')
  })

  it.each(['test', 'welcome-back', undefined])('is the way to the result once the answers were sent: %j', (wanted) => {
    expect(allowedStage({ ...cleanDraft, isSent: true }, wanted)).toBe('sent')
  })
})

describe('the rest after the short form', () => {
  const continued = { result: 'q8Zk3vJ0Tn-2hY_5aXw7Lg', answered: ['talks'] }

  it.each([
    ['after the answers were sent', { ...cleanDraft, isSent: true }, 'rest'],
    ['on a device that knows of no test', cleanDraft, 'rest'],
    ['again', { ...begun, continued }, 'rest'],
    ['not before a test that was begun meanwhile', begun, 'welcome-back'],
  ])('may be gone on with %s', (_, draft, stage) => {
    expect(allowedStage(draft, 'rest')).toBe(stage)
  })

  it('is kept on the device as what it is', () => {
    expect(readSelfTestDraft({ ...begun, continued })).toEqual({ ...begun, continued })
  })
})

describe('the stage of who was asked for their view', () => {
  const link = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
  const invited: SelfTestDraft = { ...begun, stage: 'view', invitation: { link } }
  const answering: SelfTestDraft = { ...invited, flows: { ...begun.flows, view: begun.flows.test } }

  it.each(['invitation', 'view'] as const)('is the %s as long as the link is there', (wanted) => {
    expect(allowedStage(invited, wanted)).toBe(wanted)
    expect(allowedStage(begun, wanted)).toBe('introduction')
  })

  it('tells that the link can no longer be used only once that is known', () => {
    expect(allowedStage(answering, 'link-gone')).toBe('view')
    expect(allowedStage({ ...answering, invitation: { link, isGone: true } }, 'link-gone')).toBe('link-gone')
  })

  it('welcomes back to their view, not to their own test, who stood there last', () => {
    expect(allowedStage(invited, 'welcome-back')).toBe('invitation')
    expect(allowedStage(answering, 'welcome-back')).toBe('welcome-back')
    expect(isAnsweringView(answering)).toBe(true)
    expect(isAnsweringView({ ...answering, stage: 'test' })).toBe(false)
  })

  it('leads a person whose own test was sent to the view all the same, and back to the result', () => {
    expect(allowedStage({ ...invited, isSent: true }, 'view')).toBe('view')
    expect(allowedStage({ ...invited, isSent: true }, 'test')).toBe('sent')
  })

  it.each(['view', 'invitation', 'link-gone', 'view-sent'])('does not send a view twice: %s', (wanted) => {
    expect(allowedStage({ ...cleanDraft, viewResult: link }, wanted)).toBe('view-sent')
  })

  it('is their own test when they come back after the view was sent', () => {
    expect(allowedStage({ ...cleanDraft, viewResult: link }, 'welcome-back')).toBe('introduction')
    expect(allowedStage({ ...begun, viewResult: link }, 'welcome-back')).toBe('welcome-back')
  })
})

describe('what this device kept', () => {
  it('is read as it was', () => {
    expect(readSelfTestDraft(begun)).toEqual(begun)
  })

  it('is whole when it was kept before anybody could be asked for their view', () => {
    const { view: _, ...flows } = begun.flows
    expect(readSelfTestDraft({ ...begun, flows })).toEqual(begun)
  })

  it.each([
    ['another version', { ...begun, version: 0 }],
    ['no flow', { ...begun, flows: {} }],
    ['a stranger who answers', { ...begun, userType: 'robot' }],
    ['nothing', undefined],
    ['a text', 'draft'],
  ])('is dropped when it is %s', (_, kept) => {
    expect(readSelfTestDraft(kept)).toEqual(cleanDraft)
  })
})
