import type { Locale, Receipt, SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import { formatList } from '@clairmemoire/i18n/formats'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/contract/refusal.ts'
import { askedCallProblems, storedCall } from '../../requests/asked-call.ts'
import type { RequestDetails, RequestKind } from '../../requests/request-kind.ts'
import { respondentInWords, sameTitle } from '../../requests/request-kind.ts'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { type SecondaryConsultationRow, secondaryConsultation } from './consultations.table.ts'

type SecondaryRequest = FastifyRequest<{
  Body: SecondaryConsultationRequest
  Headers: { 'idempotency-key'?: string }
}>

/** From who already met a doctor; somebody calls to see what may help. */
export function submitSecondaryConsultation(backend: Backend) {
  return async ({ body, headers }: SecondaryRequest, reply: FastifyReply): Promise<Receipt> => {
    const submission = {
      kind: secondaryConsultationKind,
      action: 'secondary_consultation' as const,
      operation: 'submitSecondaryConsultation',
      headers,
      body,
      call: body,
    }
    return submitRequest(backend, reply, submission, (details, now) => {
      const problems = askedCallProblems(body, details, now, backend.clinic.calls)
      if (problems.length > 0) throw new Refusal(problems)
      return {
        ...storedCall(body, now, backend.clinic.calls),
        purposes: ['call_back', 'keep_answers'],
        own: (tx, id) => tx.insert(secondaryConsultation).values({ id, ...storedConsultation(body) }),
      }
    })
  }
}

function storedConsultation({
  respondent,
  doctor_kind: doctorKind,
  seen,
  said,
  seeks,
  seeks_more: more,
}: SecondaryConsultationRequest) {
  return {
    respondent,
    doctorKind,
    seen: seen ?? null,
    said: said || null,
    seeks,
    seeksMore: more || null,
  }
}

/** A request for another view after meeting a doctor. */
export const secondaryConsultationKind: RequestKind = {
  name: 'secondary_consultation',
  table: secondaryConsultation,
  titles: sameTitle((locale) => texts[locale].title),
  forgetAnswers: (tx, id) =>
    tx
      .update(secondaryConsultation)
      .set({ doctorKind: null, seen: null, said: null, seeks: null, seeksMore: null })
      .where(eq(secondaryConsultation.id, id)),
  open: async (database, id) => {
    const [row] = await database.select().from(secondaryConsultation).where(eq(secondaryConsultation.id, id))
    return row && secondaryConsultationDetails(row)
  },
}

export function secondaryConsultationDetails(row: SecondaryConsultationRow): RequestDetails {
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => [{ id: 'respondent', ...respondentInWords(locale, row.respondent) }, ...answers(row, locale)],
    desk: (locale) => {
      const { question, answer } = respondentInWords(locale, row.respondent)
      return { subject: texts[locale].subject, facts: [{ term: question, value: answer }] }
    },
  }
}

/** None once they are no longer kept. */
function answers({ doctorKind, seen, said, seeks, seeksMore }: SecondaryConsultationRow, locale: Locale) {
  if (doctorKind === null || seeks === null) return []
  const { questions, doctors, times, wishes } = texts[locale]
  const sought = seeks.map((wish) => wishes[wish])
  return [
    { id: 'doctor_kind', question: questions.doctorKind, answer: doctors[doctorKind] },
    { id: 'seen', question: questions.seen, answer: seen && times[seen] },
    { id: 'said', question: questions.said, answer: said },
    { id: 'seeks', question: questions.seeks, answer: formatList(locale, sought, 'conjunction') },
    { id: 'seeks_more', question: questions.seeksMore, answer: seeksMore },
  ]
}

interface Texts {
  title: string
  subject: string
  questions: Record<'doctorKind' | 'seen' | 'said' | 'seeks' | 'seeksMore', string>
  doctors: Record<SecondaryConsultationRequest['doctor_kind'], string | null>
  times: Record<NonNullable<SecondaryConsultationRequest['seen']>, string>
  wishes: Record<SecondaryConsultationRequest['seeks'][number], string>
}

const texts: Record<Locale, Texts> = {
  fr: {
    title: 'Un autre avis après un médecin',
    subject: 'Autre avis demandé',
    questions: {
      doctorKind: 'Quel médecin avez-vous vu\u202f?',
      seen: 'C’était quand, à peu près\u202f?',
      said: 'Que vous a-t-on dit\u202f?',
      seeks: 'Que cherchez-vous maintenant\u202f?',
      seeksMore: 'Avec vos mots',
    },
    doctors: {
      general_practitioner: 'un médecin généraliste',
      neurologist: 'un neurologue',
      geriatrician: 'un gériatre',
      psychiatrist: 'un psychiatre',
      other: 'un autre médecin',
      prefer_not_to_say: null,
    },
    times: {
      under_3_months: 'il y a moins de 3\u00a0mois',
      under_1_year: 'il y a moins d’un an',
      over_1_year: 'il y a plus d’un an',
      not_sure: 'je ne sais plus',
    },
    wishes: {
      second_opinion: 'un autre avis',
      explanations: 'des explications',
      follow_up: 'un suivi',
      treatment: 'parler des traitements',
      other: 'autre chose',
    },
  },
  en: {
    title: 'Another opinion after a doctor',
    subject: 'Another opinion asked for',
    questions: {
      doctorKind: 'Which doctor did you see?',
      seen: 'About when was it?',
      said: 'What were you told?',
      seeks: 'What are you looking for now?',
      seeksMore: 'In your own words',
    },
    doctors: {
      general_practitioner: 'a general practitioner',
      neurologist: 'a neurologist',
      geriatrician: 'a geriatrician',
      psychiatrist: 'a psychiatrist',
      other: 'another doctor',
      prefer_not_to_say: null,
    },
    times: {
      under_3_months: 'less than 3\u00a0months ago',
      under_1_year: 'less than a year ago',
      over_1_year: 'more than a year ago',
      not_sure: 'I do not remember',
    },
    wishes: {
      second_opinion: 'another opinion',
      explanations: 'explanations',
      follow_up: 'follow-up',
      treatment: 'to talk about treatments',
      other: 'something else',
    },
  },
}
