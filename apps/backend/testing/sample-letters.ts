import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { countryOfLocale, localeOfCountry } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import type { Clinic } from '../src/clinic/clinic.ts'
import { confirmLetter, nothingLetter, openedLetter } from '../src/features/news/letters/news-letters.ts'
import { type NewsRequest, newsRequested, newsRequestedDesk } from '../src/features/news/letters/news-requested.ts'
import { orientationCallDesk } from '../src/features/orientation/letters/orientation-letters.ts'
import { checksDue } from '../src/features/trials/study-checks.ts'
import { invitationLetter } from '../src/features/users/invitation-letter.ts'
import type { Letter } from '../src/mail/letter.ts'
import { privateLink } from '../src/mail/private-link.ts'
import { callOfPatient } from '../src/requests/letters/call-of-patient.ts'
import {
  callNotReached,
  callRequested,
  callTimeClosed,
  requestChanged,
} from '../src/requests/letters/call-requested.ts'
import { callRequestedDesk, requestChangedDesk, requestErasedDesk } from '../src/requests/letters/desk-letters.ts'
import { requestDetails } from '../src/requests/request-details.ts'
import { privatePage, stopReminders } from '../src/requests/letters/private-page.ts'
import type { RequestRow } from '../src/requests/request.table.ts'
import { promisedCallOf } from '../src/requests/stored-request.ts'
import { requestRow } from './request-row.ts'
import { clinic as testClinic } from './test-backend.ts'

const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234', relation: 'ma fille' }
const answers = {
  trial_code: 'PREDICTOM',
  respondent: 'someone_else',
  age: 72,
  memory_state: 'alzheimer',
  conditions: ['stroke'],
}

const requests: Record<Locale, RequestRow> = {
  fr: requestRow({ needs: ['speak_up'] }),
  en: requestRow({
    needs: ['speak_up'],
    locale: 'en',
    country: 'US',
    phone: '+12025550123',
    callback: { kind: 'slot', starts_at: '2027-03-08T14:00:00Z', time_zone: 'America/New_York' },
  }),
}

/** A letter with its variant, and with the name that orders contain. */
export type SampleLetter = readonly [order: string, about: string, letter: Letter]

/** All letters of the backend in a language, to a sample person and a desk in a country. */
export function sampleLetters(locale: Locale, country = countryOfLocale(locale)): readonly SampleLetter[] {
  const clinic: Clinic = { ...testClinic, name: productName, deskLocale: locale, deskCountry: country }
  const row = { ...requests[localeOfCountry(country)], locale }
  return [...toVisitors(row, clinic), ...toTeam(row, clinic)]
}

function toVisitors(row: RequestRow, clinic: Clinic): SampleLetter[] {
  const { locale } = row
  const call = promisedCallOf(row)
  const anyTime = promisedCallOf({
    ...row,
    callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: row.callback.time_zone },
  })
  const tomorrow = callRequested(call, clinic, capability, 'tomorrow')
  const reader = { locale, firstName: null, reference: row.reference, capability }
  const link = { ...row, page: privatePage(locale, clinic, capability) }
  return [
    ['call_requested', 'a chosen time', callRequested(call, clinic, capability)],
    ['call_requested', 'a call back', callRequested(anyTime, clinic, capability)],
    [
      'call_requested',
      'somebody else is called',
      callRequested(promisedCallOf({ ...row, helper }), clinic, capability),
    ],
    ['call_requested', 'a doctor’s patient is called', callOfPatient(call, clinic, capability, 'asked')],
    ['request_changed', 'another time', requestChanged(row, clinic, capability)],
    ['request_changed', 'canceled', requestChanged({ ...row, callState: 'cancelled' }, clinic, capability)],
    ['request_changed', 'a doctor’s patient', callOfPatient(call, clinic, capability, 'none')],
    ['call_not_reached', '', callNotReached(row, clinic, capability)],
    ['call_time_closed', '', callTimeClosed(row, clinic, capability)],
    ['call_reminder', '', { ...tomorrow, stopping: stopReminders(locale, clinic, capability) }],
    ['request_link', '', privateLink(link, clinic)],
    ['private_link', '', privateLink(link, clinic)],
    ['news_requested', 'all news', newsRequested(newsRequest(row), clinic)],
    ['news_requested', 'matched news', newsRequested({ ...newsRequest(row), isMatched: true }, clinic)],
    ['news_requested', 'the programme', newsRequested({ ...newsRequest(row), isProgramme: true }, clinic)],
    ['news_confirm', '', confirmLetter(reader, clinic)],
    ['news_opened', '', openedLetter({ ...reader, firstName: 'Sam' }, clinic, 2)],
    ['news_nothing', '', nothingLetter({ ...reader, firstName: 'Sam' }, clinic)],
  ]
}

function toTeam(asking: RequestRow, clinic: Clinic): SampleLetter[] {
  const { locale } = asking
  const row = { ...asking, helper }
  const details = requestDetails({ ...row, answers })
  const samplePerson = { ...row, firstName: 'Camille', phone: '+33199005678', email: null }
  const person = { email: 'dominique@clinic.example', firstName: 'Dominique' }
  const invitation = (reason: 'new' | 'reset') =>
    invitationLetter(person, { reason, locale, createdAt: row.createdAt }, capability, clinic)
  const checks = checksDue(sampleStudies, '2099-01-01', clinic)
  return [
    ['call_requested_desk', '', callRequestedDesk(row, details, clinic)],
    ['request_changed_desk', 'another time', requestChangedDesk(row, ['call', 'phone'], clinic)],
    ['request_changed_desk', 'canceled', requestChangedDesk({ ...row, callState: 'cancelled' }, ['call'], clinic)],
    ['request_erased_desk', '', requestErasedDesk(row.reference, clinic)],
    ['orientation_call_desk', '', orientationCallDesk({ ...samplePerson, needsHelpNow: false }, clinic)],
    ['orientation_call_desk', 'cannot wait', orientationCallDesk({ ...samplePerson, needsHelpNow: true }, clinic)],
    ['news_requested_desk', '', newsRequestedDesk(newsRequest(row), clinic)],
    ...(checks ? [['checks_due_desk', '', checks] as const] : []),
    ['invitation_staff', 'new', invitation('new')],
    ['invitation_staff', 'reset', invitation('reset')],
  ]
}

function newsRequest({ locale, country }: RequestRow): NewsRequest {
  return {
    locale,
    country,
    reference: 'CM-4XWN-8RTB',
    isConfirmed: true,
    firstName: null,
    email: 'sam@sample.example',
    isMatched: false,
    isProgramme: false,
  }
}
