import type { DeskKinds } from '../desk/desk-kind.ts'
import type { Backend } from '../features/backend.ts'
import { consultationKind } from '../features/consultations/consultation.ts'
import { referralKind } from '../features/consultations/referral.ts'
import { secondaryConsultationKind } from '../features/consultations/secondary-consultation.ts'
import { personContacts } from '../features/news/contacts.ts'
import { newsLetters } from '../features/news/letters/news-letters.ts'
import { personResults } from '../features/orientation/erase-results.ts'
import { orientationLetters } from '../features/orientation/letters/orientation-letters.ts'
import { memoryTestDeskKind } from '../features/orientation/memory-test-desk-kind.ts'
import { preconsultationKind } from '../features/preconsultation/preconsultation-kind.ts'
import { applicationKind } from '../features/professionals/application.ts'
import { trialSignupKind } from '../features/trials/signup/sign-up-for-trial.ts'
import { checkLetters } from '../features/trials/study-checks.ts'
import { invitationLetters } from '../features/users/invitation-letter.ts'
import type { LetterKinds } from '../mail/letter.ts'
import { deskKindsOf } from '../requests/desk-kinds.ts'
import { requestLetters } from '../requests/letters/request-letters.ts'
import { type PersonRecords, personRequests } from '../requests/person-requests.ts'
import { kindsByName } from '../requests/request-kind.ts'

/** Every kind of request of the backend. */
export const requestKinds = kindsByName([
  trialSignupKind,
  preconsultationKind,
  consultationKind,
  secondaryConsultationKind,
  referralKind,
  applicationKind,
])

/** Every kind of call that the clinic makes. */
export function deskKinds(backend: Omit<Backend, 'desk'>): DeskKinds {
  const kinds = [...deskKindsOf(requestKinds, backend), memoryTestDeskKind(backend)]
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind]))
}

/** Every letter of the backend. */
export const letters: LetterKinds = {
  ...requestLetters(requestKinds),
  ...newsLetters,
  ...checkLetters,
  ...orientationLetters,
  ...invitationLetters,
}

/** Every part of the backend that keeps something of people under an address or a reference. */
export const personRecords: readonly PersonRecords[] = [personRequests(requestKinds), personContacts, personResults]
