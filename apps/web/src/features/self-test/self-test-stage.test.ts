import { describe, expect, it } from 'vitest'
import { cleanDraft, readSelfTestDraft, type SelfTestDraft } from './self-test-draft.ts'
import { allowedStage } from './self-test-stage.ts'

const begun: SelfTestDraft = {
  ...cleanDraft,
  flows: { test: { values: { appointments: 'often' }, entries: {}, isSending: false } },
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

describe('what this device kept', () => {
  it('is read as it was', () => {
    expect(readSelfTestDraft(begun)).toEqual(begun)
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
