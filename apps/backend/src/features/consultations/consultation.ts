import type {
  ConsultationRequest,
  ConsultationType,
  ConsultationTypes,
  Locale,
  Receipt,
} from '@clairmemoire/api-client/schema'
import { eq, inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { askedCallProblems, storedCall } from '../../requests/asked-call.ts'
import type { RequestDetails, RequestKind } from '../../requests/request-kind.ts'
import { respondentInWords } from '../../requests/request-kind.ts'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { type ConsultationRow, consultation } from './consultations.table.ts'

type ConsultRequest = FastifyRequest<{
  Body: ConsultationRequest
  Querystring: { consultation_type: ConsultationType }
  Headers: { 'idempotency-key'?: string }
}>

export function listConsultationTypes({ requests }: Backend) {
  return async (): Promise<ConsultationTypes> => ({ consultation_types: [...requests.consultationTypes] })
}

/** A request for a consultation; somebody calls to arrange it. */
export function requestConsultation(backend: Backend) {
  return async ({ body, query, headers }: ConsultRequest, reply: FastifyReply): Promise<Receipt> => {
    const { consultation_type: consultationType } = query
    const operation = `requestConsultation ${consultationType}`
    const submission = { kind: consultationKind, action: 'consultation' as const, operation, headers, body, call: body }
    return submitRequest(backend, reply, submission, (details, now) => {
      const problems = [
        ...typeProblems(consultationType, backend),
        ...placeProblems(consultationType, body),
        ...askedCallProblems(body, details, now, backend.clinic.calls),
      ]
      if (problems.length > 0) throw new Refusal(problems)
      const reason = body.reason || null
      return {
        ...storedCall(body, now, backend.clinic.calls),
        purposes: reason === null ? ['call_back'] : ['call_back', 'keep_answers'],
        own: (tx, id) => tx.insert(consultation).values({ id, consultationType, respondent: body.respondent, reason }),
      }
    })
  }
}

function typeProblems(type: ConsultationType, { requests }: Backend): FieldProblem[] {
  return requests.consultationTypes.includes(type) ? [] : [['consultation_type', 'unknown_option']]
}

/** A doctor who comes has to know where to. */
function placeProblems(type: ConsultationType, { postal_code: code = '' }: ConsultationRequest): FieldProblem[] {
  return type === 'home_visit' && code === '' ? [['postal_code', 'required']] : []
}

/** A request for a consultation about memory. */
export const consultationKind: RequestKind = {
  name: 'consultation',
  table: consultation,
  titles: async (database, ids) => {
    const rows = await database
      .select({ id: consultation.id, type: consultation.consultationType })
      .from(consultation)
      .where(inArray(consultation.id, [...ids]))
    const types = new Map(rows.map(({ id, type }) => [id, type]))
    return (id, locale) => texts[locale].titles[types.get(id) ?? 'video']
  },
  forgetAnswers: (tx, id) => tx.update(consultation).set({ reason: null }).where(eq(consultation.id, id)),
  open: async (database, id) => {
    const [row] = await database.select().from(consultation).where(eq(consultation.id, id))
    return row && consultationDetails(row)
  },
}

export function consultationDetails({ consultationType, respondent, reason }: ConsultationRow): RequestDetails {
  return {
    title: (locale) => texts[locale].titles[consultationType],
    sent: (locale) => {
      const text = texts[locale]
      return [
        { id: 'consultation_type', question: text.type, answer: text.types[consultationType] },
        { id: 'respondent', ...respondentInWords(locale, respondent) },
        { id: 'reason', question: text.reason, answer: reason },
      ]
    },
    desk: (locale) => {
      const { question, answer } = respondentInWords(locale, respondent)
      const text = texts[locale]
      return {
        subject: text.subject,
        facts: [
          { term: text.type, value: text.types[consultationType] },
          { term: question, value: answer },
        ],
      }
    },
  }
}

const texts = {
  fr: {
    titles: {
      video: 'Une consultation par vidéo',
      in_person: 'Une consultation sur place',
      home_visit: 'Une consultation à domicile',
    },
    subject: 'Consultation demandée',
    type: 'Comment voir le médecin',
    types: { video: 'par vidéo', in_person: 'sur place', home_visit: 'à domicile' },
    reason: 'Ce que vous avez écrit',
  },
  en: {
    titles: {
      video: 'A consultation by video',
      in_person: 'A consultation in person',
      home_visit: 'A consultation at home',
    },
    subject: 'Consultation asked for',
    type: 'How to see the doctor',
    types: { video: 'by video', in_person: 'in person', home_visit: 'at home' },
    reason: 'What you wrote',
  },
} satisfies Record<Locale, { types: Record<ConsultationType, string> } & Record<string, unknown>>
