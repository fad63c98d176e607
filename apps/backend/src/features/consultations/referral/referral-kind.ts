import type { Locale } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { eq } from 'drizzle-orm'
import { fullName } from '../../../calls/promised-call.ts'
import { written } from '../../../mail/letter.ts'
import type { RequestDetails, RequestKind } from '../../../requests/request-kind.ts'
import { sameTitle } from '../../../requests/titles.ts'
import { type ReferralRow, referral } from './referral.table.ts'

/** A patient whom a doctor refers: the doctor asks, the patient is called. */
export const referralKind: RequestKind = {
  name: 'referral',
  table: referral,
  titles: sameTitle((locale) => texts[locale].title),
  isForSomeoneCalled: true,
  forgetAnswers: (tx, id) => tx.update(referral).set({ reason: null }).where(eq(referral.id, id)),
  open: async (database, id) => {
    const [row] = await database.select().from(referral).where(eq(referral.id, id))
    return row && referralDetails(row)
  },
}

export function referralDetails({ rpps, birthDate, reason, patient, relation }: ReferralRow): RequestDetails {
  const name = patient && fullName(patient.first_name, patient.last_name)
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => [
      { id: 'doctor.rpps', question: texts[locale].rpps, answer: rpps },
      ...(name === null ? [] : [{ id: 'patient.first_name', question: texts[locale].patient, answer: name }]),
      { id: 'patient.birth_date', question: texts[locale].birthDate, answer: formatPlainDate(locale, birthDate) },
      { id: 'reason', question: texts[locale].reason, answer: reason },
    ],
    desk: (locale) => ({
      subject: texts[locale].subject,
      facts: [
        ...(name === null ? [] : [{ term: texts[locale].calledFor, value: [written(name)] }]),
        ...(relation === null ? [] : [{ term: texts[locale].relation, value: [written(relation)] }]),
        { term: texts[locale].rpps, value: rpps },
      ],
    }),
  }
}

const texts = {
  fr: {
    title: 'Un patient que vous nous adressez',
    subject: 'Patient adressé par un médecin',
    rpps: 'Numéro RPPS du médecin',
    patient: 'Patient',
    calledFor: 'Nous appelons un proche du patient',
    relation: 'Lien avec le patient',
    birthDate: 'Date de naissance du patient',
    reason: 'Motif',
  },
  en: {
    title: 'A patient whom you refer to us',
    subject: 'Patient referred by a doctor',
    rpps: 'RPPS number of the doctor',
    patient: 'Patient',
    calledFor: 'We call someone close to the patient',
    relation: 'Relation to the patient',
    birthDate: 'Date of birth of the patient',
    reason: 'Reason',
  },
} satisfies Record<Locale, unknown>
