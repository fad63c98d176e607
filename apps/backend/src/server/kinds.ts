import type { CallHandlers } from '../desk/call-handler.ts'
import type { FollowedStudies } from '../content/followed-studies.ts'
import type { Backend } from '../features/backend.ts'
import { eraseNumber, personContacts } from '../features/news/contacts.ts'
import { newsLetters } from '../features/news/letters/news-letters.ts'
import { newsSms } from '../features/news/letters/news-sms.ts'
import { personResults } from '../features/orientation/erase-results.ts'
import { orientationLetters } from '../features/orientation/letters/orientation-letters.ts'
import { memoryTestCallHandler } from '../features/orientation/memory-test-call-handler.ts'
import { checkLetters } from '../features/trials/study-checks.ts'
import { invitationLetters } from '../features/users/invitation-letter.ts'
import type { LetterKinds } from '../mail/letter.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { deskRequests } from '../requests/desk-requests.ts'
import { requestLetters } from '../requests/letters/request-letters.ts'
import { type PersonRecords, personRequests } from '../requests/person-requests.ts'
import { personSms } from '../sms/person-sms.ts'
import { requestSms } from '../sms/request-sms.ts'
import type { SmsKinds } from '../sms/sms-kind.ts'
import { stopSms } from '../sms/sms-stops.ts'

export function callHandlers(backend: Omit<Backend, 'desk'>): CallHandlers {
  return { request: deskRequests(backend), memoryTest: memoryTestCallHandler(backend) }
}

export function lettersWith(studies: FollowedStudies): LetterKinds {
  return {
    ...requestLetters,
    ...newsLetters,
    ...checkLetters(studies),
    ...orientationLetters,
    ...invitationLetters,
  }
}

export const smsKinds: SmsKinds = { ...requestSms, ...newsSms }

/** Ends all text messages to a number in E.164, and erases its news. */
export async function stopTexts(tx: Transaction, phone: string, at: Date): Promise<void> {
  await stopSms(tx, phone, at)
  await eraseNumber(tx, phone, at)
}

/** All records with personal data that are found by address or reference. */
export const personRecords: readonly PersonRecords[] = [personRequests, personSms, personContacts, personResults]
