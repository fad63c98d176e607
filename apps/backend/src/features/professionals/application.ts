import type { ApplicationRequest, Locale, Profession, Receipt } from '@clairmemoire/api-client/schema'
import { isDoctor, readAdeliNumber, readRppsNumber } from '@clairmemoire/domain/professional-number'
import { isTownName } from '@clairmemoire/domain/typed-name'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyPartOfDay } from '../../calls/call-times.ts'
import { written } from '../../mail/letter.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { askedCallProblems, storedCall } from '../../requests/asked-call.ts'
import { type RequestDetails, type RequestKind, sameTitle } from '../../requests/request-kind.ts'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { type ApplicationRow, application } from './application.table.ts'

type ApplyRequest = FastifyRequest<{ Body: ApplicationRequest; Headers: { 'idempotency-key'?: string } }>

/** By a healthcare professional; somebody calls to get to know them. */
export function applyToJoin(backend: Backend) {
  return async ({ body, headers }: ApplyRequest, reply: FastifyReply): Promise<Receipt> => {
    const call = { ...body, callback: body.callback ?? anyPartOfDay }
    const submission = {
      kind: applicationKind,
      action: 'application' as const,
      operation: 'applyToJoin',
      headers,
      body,
      call,
    }
    return submitRequest(backend, reply, submission, (details, now) => {
      const problems = [
        ...askedCallProblems(call, details, now, backend.clinic.calls),
        ...(body.last_name === '' ? [['last_name', 'required'] as const] : []),
        ...numberProblems(body),
        ...townProblems(body),
      ]
      if (problems.length > 0) throw new Refusal(problems)
      return {
        ...storedCall(call, now, backend.clinic.calls),
        purposes: ['call_back'],
        own: (tx, id) => tx.insert(application).values({ id, ...storedApplication(body) }),
      }
    })
  }
}

/** A doctor has an RPPS number; in other professions some have an ADELI number, or none. */
function numberProblems({ profession, rpps, adeli }: ApplicationRequest): FieldProblem[] {
  if (rpps === undefined && isDoctor(profession)) return [['rpps', 'required']]
  return [
    ...(rpps !== undefined && readRppsNumber(rpps) === undefined ? [['rpps', 'invalid'] as const] : []),
    ...(adeli !== undefined && readAdeliNumber(adeli) === undefined ? [['adeli', 'invalid'] as const] : []),
  ]
}

function townProblems({ town }: ApplicationRequest): FieldProblem[] {
  if (town === '') return [['town', 'required']]
  return isTownName(town) ? [] : [['town', 'invalid']]
}

function storedApplication({ profession, rpps = '', adeli = '', town, message }: ApplicationRequest) {
  return {
    profession,
    rpps: readRppsNumber(rpps) ?? null,
    adeli: readAdeliNumber(adeli) ?? null,
    town,
    message: message || null,
  }
}

/** A healthcare professional who wants to join the network. */
export const applicationKind: RequestKind = {
  name: 'application',
  table: application,
  titles: sameTitle((locale) => texts[locale].title),
  open: async (database, id) => {
    const [row] = await database.select().from(application).where(eq(application.id, id))
    return row && applicationDetails(row)
  },
}

export function applicationDetails({ profession, rpps, adeli, town, message }: ApplicationRow): RequestDetails {
  const numbers = [
    { id: 'rpps', question: 'RPPS', answer: rpps },
    { id: 'adeli', question: 'ADELI', answer: adeli },
  ].filter(({ answer }) => answer !== null)
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => {
      const text = texts[locale]
      return [
        { id: 'profession', question: text.profession, answer: text.professions[profession] },
        ...numbers,
        { id: 'town', question: text.town, answer: town },
        { id: 'message', question: text.message, answer: message },
      ]
    },
    desk: (locale) => {
      const text = texts[locale]
      return {
        subject: text.subject,
        facts: [
          { term: text.profession, value: text.professions[profession] },
          ...numbers.map(({ question, answer }) => ({ term: question, value: answer ?? '' })),
          { term: text.town, value: [written(town)] },
        ],
      }
    },
  }
}

interface Texts {
  title: string
  subject: string
  profession: string
  professions: Record<Profession, string>
  town: string
  message: string
}

const texts: Record<Locale, Texts> = {
  fr: {
    title: 'Votre candidature',
    subject: 'Candidature d’un professionnel',
    profession: 'Profession',
    professions: {
      general_practitioner: 'médecin généraliste',
      neurologist: 'neurologue',
      geriatrician: 'gériatre',
      psychiatrist: 'psychiatre',
      neuropsychologist: 'neuropsychologue',
      psychologist: 'psychologue',
      speech_therapist: 'orthophoniste',
      occupational_therapist: 'ergothérapeute',
      nurse: 'infirmier ou infirmière',
      other: 'autre profession',
    },
    town: 'Ville',
    message: 'Message',
  },
  en: {
    title: 'Your application',
    subject: 'Application of a professional',
    profession: 'Profession',
    professions: {
      general_practitioner: 'general practitioner',
      neurologist: 'neurologist',
      geriatrician: 'geriatrician',
      psychiatrist: 'psychiatrist',
      neuropsychologist: 'neuropsychologist',
      psychologist: 'psychologist',
      speech_therapist: 'speech therapist',
      occupational_therapist: 'occupational therapist',
      nurse: 'nurse',
      other: 'another profession',
    },
    town: 'Town',
    message: 'Message',
  },
}
