import type { Receipt } from '@clairmemoire/api-client/schema'
import { describe, expect, it } from 'vitest'
import { allowedRequestStage, cleanRequest, type RequestDraft, readRequestDraft } from './request-draft.ts'

const begun: RequestDraft = {
  ...cleanRequest,
  flows: { request: { values: { consultation_type: 'video' }, entries: {}, isSending: false } },
}
const receipt = { reference: 'CM-7F3K-92QD' } as Receipt

describe('the stage of a request that may be shown', () => {
  it('is the form at any time before it is sent', () => {
    expect(allowedRequestStage(cleanRequest, 'request')).toBe('request')
  })

  it('welcomes back only who has answered something', () => {
    expect(allowedRequestStage(begun, 'welcome-back')).toBe('welcome-back')
    expect(allowedRequestStage(cleanRequest, 'welcome-back')).toBe('introduction')
  })

  it.each(['received', '__proto__', undefined])('is the introduction to who wants %j', (wanted) => {
    expect(allowedRequestStage(begun, wanted)).toBe('introduction')
  })

  it.each(['request', 'welcome-back', undefined])('is the thanks once it was received: %j', (wanted) => {
    expect(allowedRequestStage({ ...cleanRequest, receipt }, wanted)).toBe('received')
  })
})

describe('what this device kept of a request', () => {
  it('is read as it was', () => {
    expect(readRequestDraft(begun)).toEqual(begun)
  })

  it.each([
    ['another version', { ...begun, version: 2 }],
    ['no flow', { ...begun, flows: {} }],
    ['a text', 'draft'],
  ])('is dropped when it is %s', (_, kept) => {
    expect(readRequestDraft(kept)).toEqual(cleanRequest)
  })
})
