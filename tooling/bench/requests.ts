import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'

/** What a visitor's requests refer to, as the backend says it. */
export interface Offer {
  questionnaireVersion: string
  /** A time that can be chosen for the call. */
  startsAt: string
  memoryTest: MemoryTest
}

/** The memory test for a patient, as far as answers to it need it. */
interface MemoryTest {
  version: string
  questions: { id: string; type: string; options?: { id: string }[] }[]
}

export async function readOffer(backend: string): Promise<Offer> {
  const read = async (path: string) => (await fetch(new URL(path, backend))).json()
  const questionnaire: { version: string } = await read('/api/survey/trial-finder/?locale=fr')
  const slots: { days: { times: { starts_at: string }[] }[] } = await read('/api/trials/call-slots/?locale=fr')
  const memoryTest: MemoryTest = await read('/api/forms/orientation?user_type=patient&locale=fr')
  const startsAt = slots.days.at(-1)?.times.at(-1)?.starts_at
  if (startsAt === undefined) throw new Error('The backend offers no time for a call.')
  return { questionnaireVersion: questionnaire.version, startsAt, memoryTest }
}

const headers = { 'content-type': 'application/json' }
const consent = { consent: true, consent_text_version: 'bench' }
const answers = {
  respondent: 'self',
  country: 'FR',
  age: 72,
  memory_state: 'mci',
  postal_code: '75011',
}

export const readQuestionnaire: Request = { method: 'GET', path: '/api/survey/trial-finder/?locale=fr' }

export function match({ questionnaireVersion }: Offer): Request {
  const body = { locale: 'fr', questionnaire_version: questionnaireVersion, answers, ...consent }
  return { method: 'POST', path: '/api/trials/trial-signup-recommendation', headers, body: JSON.stringify(body) }
}

/** Each signup is another person's, under a key of its own, with all answers and a chosen time. */
export function signUp({ questionnaireVersion, startsAt }: Offer): Request {
  let people = 0
  return {
    method: 'POST',
    path: '/api/trials/signup',
    setupRequest: (request) => {
      people += 1
      const body = {
        locale: 'fr',
        trial_code: 'PREDICTOM',
        respondent: 'self',
        first_name: 'Camille',
        last_name: 'Exemple',
        email: `camille-${people}@exemple.example`,
        phone: '01 99 00 56 78',
        callback: { kind: 'slot', starts_at: startsAt, time_zone: 'Europe/Paris' },
        answers,
        questionnaire_version: questionnaireVersion,
        ...consent,
      }
      return {
        ...request,
        headers: { ...headers, 'idempotency-key': randomBytes(32).toString('hex') },
        body: JSON.stringify(body),
      }
    },
  }
}

/** Each memory test is another person's, under a key of its own, with an answer to every question that has options. */
export function answerMemoryTest({ memoryTest: { version, questions } }: Offer): Request {
  const given = questions.flatMap(({ id, type, options }) => {
    const last = options?.at(-1)?.id
    return last === undefined ? [] : [[id, type === 'several_of' ? [last] : last] as const]
  })
  const body = { locale: 'fr', questionnaire_version: version, answers: Object.fromEntries(given), ...consent }
  return {
    method: 'POST',
    path: '/api/forms/orientation?user_type=patient',
    setupRequest: (request) => ({
      ...request,
      headers: { ...headers, 'idempotency-key': randomBytes(32).toString('hex') },
      body: JSON.stringify(body),
    }),
  }
}
