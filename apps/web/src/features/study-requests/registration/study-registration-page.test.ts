import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { expect, test } from 'vitest'
import { cleanRequest, type RequestDraft } from '../../../call-requests/index.ts'
import { registrationDraft } from './study-registration-page.tsx'

const contact = { first_name: 'Zoé' }
const begun: RequestDraft<TrialSignup> = {
  ...cleanRequest,
  about: 'MK2214',
  stage: 'request',
  flows: { request: { values: { contact, consent: 'study-request-2026-12' }, entries: {}, isSending: false } },
}

test('what was begun for a study is found again', () => {
  expect(registrationDraft('MK2214').read(begun)).toEqual(begun)
})

test('what was typed for one study is there for the next, which has to be agreed to', () => {
  const read = registrationDraft('TRONTIER_1').read(begun)
  expect(read).toMatchObject({ about: 'TRONTIER_1', stage: 'introduction' })
  expect(read.flows.request.values).toEqual({ contact })
})

test('thanks for one study are no thanks for another', () => {
  const sent = { ...cleanRequest, about: 'MK2214', receipt: { trial_code: 'MK2214' } }
  expect(registrationDraft('MK2214').read(sent).receipt).toBeDefined()
  expect(registrationDraft('TRONTIER_1').read(sent).receipt).toBeUndefined()
})

test('a device that keeps nothing begins about this study', () => {
  expect(registrationDraft('MK2214').read(undefined)).toEqual({ ...cleanRequest, about: 'MK2214' })
})
