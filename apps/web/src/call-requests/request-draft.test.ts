import type { Receipt } from '@clairmemoire/api-client/schema'
import { describe, expect, it } from 'vitest'
import { allowedRequestStage, cleanRequest, type RequestDraft, readRequestDraft } from './request-draft.ts'

const startedDraft: RequestDraft = {
  ...cleanRequest,
  flows: { request: { values: { consultation_type: 'video' }, entries: {}, isSending: false } },
}
const receipt = { reference: 'CM-7F3K-92QD' } as Receipt

describe('the shown stage of a request', () => {
  it('may be the form at any time before the request is sent', () => {
    expect(allowedRequestStage(cleanRequest, 'request')).toBe('request')
  })

  it('may be the welcome only after an answer', () => {
    expect(allowedRequestStage(startedDraft, 'welcome-back')).toBe('welcome-back')
    expect(allowedRequestStage(cleanRequest, 'welcome-back')).toBe('introduction')
  })

  it.each(['received', '__proto__', undefined])('is the introduction for an unknown stage: %j', (wanted) => {
    expect(allowedRequestStage(startedDraft, wanted)).toBe('introduction')
  })

  it.each(['request', 'welcome-back', undefined])('is the confirmation once the request is received: %j', (wanted) => {
    expect(allowedRequestStage({ ...cleanRequest, receipt }, wanted)).toBe('received')
  })
})

describe('the stored draft of a request', () => {
  it('is restored unchanged', () => {
    expect(readRequestDraft(startedDraft)).toEqual(startedDraft)
  })

  it.each([
    ['another version', { ...startedDraft, version: 2 }],
    ['no flow', { ...startedDraft, flows: {} }],
    ['a text', 'draft'],
  ])('is dropped when it is %s', (_, saved) => {
    expect(readRequestDraft(saved)).toEqual(cleanRequest)
  })
})
