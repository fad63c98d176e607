import type { Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import { preconsultationIn, sectionOf } from '@clairmemoire/forms/preconsultation'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { eq } from 'drizzle-orm'
import { fullName } from '../../calls/promised-call.ts'
import { written } from '../../mail/letter.ts'
import {
  type RequestDetails,
  type RequestKind,
  respondentInWords,
  sameTitle,
  sentAnswers,
} from '../../requests/request-kind.ts'
import { type PreconsultationRow, preconsultation } from './preconsultation.table.ts'

/** A consultation that was prepared. */
export const preconsultationKind: RequestKind = {
  name: 'preconsultation',
  table: preconsultation,
  titles: sameTitle((locale) => texts[locale].title),
  forgetAnswers: (tx, id) =>
    tx.update(preconsultation).set({ answers: null, companion: null }).where(eq(preconsultation.id, id)),
  open: async (database, id) => {
    const [row] = await database.select().from(preconsultation).where(eq(preconsultation.id, id))
    return row && preconsultationDetails(row)
  },
}

export function preconsultationDetails(row: PreconsultationRow): RequestDetails {
  const respondent = row.userType === 'relative' ? 'someone_else' : 'self'
  const { questionnaireVersion: version } = row
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => [
      { id: 'respondent', ...respondentInWords(locale, respondent) },
      ...peopleOf(row, locale),
      ...sentAnswers(preconsultationIn(locale, version), row.answers, respondent, locale).map((answer) => {
        const section = sectionOf(answer.id, respondent, locale, version)
        return { ...answer, ...(section !== undefined && { section }) }
      }),
    ],
    desk: (locale) => {
      const { question, answer } = respondentInWords(locale, respondent)
      const { patient } = row
      return {
        subject: texts[locale].subject,
        facts: [
          { term: question, value: answer },
          ...(patient ? [{ term: texts[locale].patient, value: [written(nameOf(patient))] }] : []),
        ],
      }
    },
  }
}

/** Whom the consultation is for, and who comes along. */
function peopleOf({ patient, birthDate, companion }: PreconsultationRow, locale: Locale): PrivateRequest['sent'] {
  const text = texts[locale]
  const comes = companion && [nameOf(companion), companion.relation, companion.phone].filter(Boolean).join(', ')
  return [
    ...(patient ? [{ id: 'patient', question: text.patient, answer: nameOf(patient) }] : []),
    { id: 'birth_date', question: text.birthDate, answer: formatPlainDate(locale, birthDate) },
    ...(comes ? [{ id: 'companion', question: text.companion, answer: comes }] : []),
  ]
}

function nameOf({ first_name: firstName, last_name: lastName }: { first_name: string; last_name?: string }): string {
  return fullName(firstName, lastName)
}

const texts = {
  fr: {
    title: 'Une consultation que vous avez préparée',
    subject: 'Consultation préparée',
    patient: 'Personne qui consulte',
    birthDate: 'Date de naissance',
    companion: 'Personne qui accompagne',
  },
  en: {
    title: 'A consultation that you prepared',
    subject: 'Consultation prepared',
    patient: 'Person who consults',
    birthDate: 'Date of birth',
    companion: 'Person who comes along',
  },
} satisfies Record<Locale, unknown>
