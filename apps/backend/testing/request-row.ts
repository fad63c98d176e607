import type { RequestRow } from '../src/requests/request.table.ts'

const sentAt = new Date('2027-03-05T09:00:00Z')

const predictom = {
  code: 'PREDICTOM',
  name: 'PREDICTOM',
  criteria: [{ id: 'age', kind: 'age_between', min: 50 }],
} as const

/** The row of a request that was just sent. */
export function requestRow(changes: Partial<RequestRow> = {}): RequestRow {
  return {
    id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
    form: 'trial_call',
    formVersion: '2',
    answers: { trial_code: 'PREDICTOM', respondent: 'self', country: 'FR' },
    study: predictom,
    phoneAnswers: null,
    reference: 'CM-7F3K-92QD',
    locale: 'fr',
    country: 'FR',
    firstName: 'Camille',
    lastName: 'Exemple',
    email: 'camille@exemple.example',
    phone: '+33199005678',
    postalCode: null,
    relation: null,
    helper: null,
    needs: null,
    callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
    callBy: '2027-03-10',
    callAskedAt: sentAt,
    callState: 'promised',
    callStateAt: sentAt,
    callSequence: 0,
    callEarlierWindows: [],
    smsCode: null,
    smsCodeTries: 0,
    version: 1,
    createdAt: sentAt,
    activeAt: sentAt,
    ...changes,
  }
}
