import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'

/** What visitors ask of a backend. */
export interface Requests {
  readQuestionnaire: Request
  match: Request
  /** Each is another person's, under a key of its own, with all answers and a chosen time. */
  signUp: Request
}

/** They refer to what the backend offers: its questionnaire, and the last time that can be chosen for a call. */
export async function requestsTo(backend: string): Promise<Requests> {
  const questionnairePath = '/api/survey/trial-finder/?locale=fr'
  const read = async (path: string) => (await fetch(new URL(path, backend))).json()
  const { version }: { version: string } = await read(questionnairePath)
  const slots: { days: { times: { starts_at: string }[] }[] } = await read('/api/trials/call-slots/?locale=fr')
  const startsAt = slots.days.at(-1)?.times.at(-1)?.starts_at
  if (startsAt === undefined) throw new Error('The backend offers no time for a call.')

  const headers = { 'content-type': 'application/json' }
  const answered = {
    locale: 'fr',
    questionnaire_version: version,
    answers: { respondent: 'self', country: 'FR', age: 72, memory_state: 'mci', postal_code: '75011' },
    consent: true,
    consent_text_version: 'bench',
  }
  const person = {
    trial_code: 'PREDICTOM',
    respondent: 'self',
    first_name: 'Camille',
    last_name: 'Exemple',
    phone: '01 99 00 56 78',
    callback: { kind: 'slot', starts_at: startsAt, time_zone: 'Europe/Paris' },
  }
  let people = 0
  return {
    readQuestionnaire: { method: 'GET', path: questionnairePath },
    match: {
      method: 'POST',
      path: '/api/trials/trial-signup-recommendation',
      headers,
      body: JSON.stringify(answered),
    },
    signUp: {
      method: 'POST',
      path: '/api/trials/signup',
      setupRequest: (request) => {
        people += 1
        return {
          ...request,
          headers: { ...headers, 'idempotency-key': randomBytes(32).toString('hex') },
          body: JSON.stringify({ ...answered, ...person, email: `camille-${people}@exemple.example` }),
        }
      },
    },
  }
}
