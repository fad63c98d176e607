import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { expect, test } from 'vitest'
import { cleanRequest, type RequestDraft } from '../../../call-requests/index.ts'
import { registrationDraft } from './study-registration-page.tsx'

const mk2214 = { code: 'MK2214', name: 'MK-2214' }
const contact = { first_name: 'Zoé' }
const startedDraft: RequestDraft<TrialSignup> = {
  ...cleanRequest,
  about: 'MK2214',
  aboutName: 'MK-2214',
  stage: 'request',
  flows: { request: { values: { contact, consent: 'study-request-2026-12' }, entries: {}, isSending: false } },
}

test('a draft for the study is restored', () => {
  expect(registrationDraft(mk2214).read(startedDraft)).toEqual(startedDraft)
})

test('typed values are reused for the next study, but the consent is not', () => {
  const read = registrationDraft({ code: 'TRONTIER_1', name: 'TRONTIER-1' }).read(startedDraft)
  expect(read).toMatchObject({ about: 'TRONTIER_1', stage: 'introduction' })
  expect(read.flows.request.values).toEqual({ contact })
})

test('the confirmation for one study is not shown for another', () => {
  const sent = { ...cleanRequest, about: 'MK2214', receipt: { trial_code: 'MK2214' } }
  expect(registrationDraft(mk2214).read(sent).receipt).toBeDefined()
  expect(registrationDraft({ code: 'TRONTIER_1', name: 'TRONTIER-1' }).read(sent).receipt).toBeUndefined()
})

test('without a stored draft, the form is empty and about this study', () => {
  expect(registrationDraft(mk2214).read(undefined)).toEqual({ ...cleanRequest, about: 'MK2214', aboutName: 'MK-2214' })
})
