import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Receipt } from '@clairmemoire/api-client/schema'
import {
  applicationRequest,
  consultationRequest,
  preconsultationRequest,
  referralRequest,
  secondaryRequest,
} from '../care-requests.ts'
import { signup } from '../requests.ts'

/** A request, as the visitor knows it. */
export interface KnownRequest {
  email: string
  /** Every answer with 201 that came for it, retries included. */
  answers: readonly Pick<Receipt, 'id' | 'reference'>[]
}

/** People who send one form after the other without a pause, each again with the same key until an answer comes. */
export interface Visitors {
  /** Sends requests to the site at this origin from now on. */
  turnTo: (origin: string) => void
  known: () => readonly KnownRequest[]
  /** Answers that are neither 201 nor 503 with the time after which to try again. */
  surprises: () => readonly string[]
  /** Lets everyone get an answer to what they have begun. */
  finish: () => Promise<void>
}

/** One request in this many is sent once more after its answer, as a visitor whose answer was lost would. */
const repetition = 5
const breath = 20

interface Form {
  path: string
  body: (email: string) => object
}

const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const

/** Every form that asks for a call; what is due today is no time to choose. */
const forms: readonly [Form, ...Form[]] = [
  { path: '/api/trials/signup', body: (email) => signup({ email, callback }) },
  {
    path: '/api/consultations/memoire?consultation_type=video',
    body: (email) => consultationRequest({ email, callback, reason: 'Oublis.' }),
  },
  { path: '/api/forms/secondary_consultation/submit', body: (email) => secondaryRequest({ email, callback }) },
  {
    path: '/api/consultations/general_practitionner',
    body: (email) => referralRequest({ doctor: { ...referralRequest().doctor, email } }),
  },
  { path: '/api/healthcare_professionals/new', body: (email) => applicationRequest({ email }) },
  { path: '/api/forms/preconsultation/submit', body: (email) => preconsultationRequest({ email, callback }) },
]

export function startVisitors(count: number): Visitors {
  const known: (KnownRequest & { answers: Pick<Receipt, 'id' | 'reference'>[] })[] = []
  const surprises: string[] = []
  let origin = ''
  const closing = new AbortController()

  async function visit(): Promise<void> {
    while (!closing.signal.aborted) {
      const form = forms[known.length % forms.length] ?? forms[0]
      const mine = { email: `visitor-${known.length}@exemple.example`, answers: [] }
      const key = randomUUID()
      const isRepeated = known.push(mine) % repetition === 0
      await sendUntilAnswered(mine, form, key)
      if (isRepeated) await sendUntilAnswered(mine, form, key)
    }
  }

  async function sendUntilAnswered({ email, answers }: (typeof known)[number], form: Form, key: string): Promise<void> {
    for (;;) {
      const answer = await send(form, email, key).catch(() => undefined)
      if (answer?.status === 201) {
        answers.push(answer.body)
        return
      }
      if (answer && !answer.isPutOff) surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      await pause(breath)
    }
  }

  async function send({ path, body }: Form, email: string, key: string) {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      // As the page: then it says "not sent yet", and the visitor sends again under the same key.
      signal: AbortSignal.timeout(30_000),
      body: JSON.stringify(body(email)),
    })
    // The contract is tested elsewhere; here only what a 201 holds is used.
    const { status, headers } = response
    return {
      status,
      isPutOff: status === 503 && headers.has('retry-after'),
      body: (await response.json()) as Pick<Receipt, 'id' | 'reference'>,
    }
  }

  const everyone = Array.from({ length: count }, visit)
  return {
    turnTo: (next) => {
      origin = next
    },
    known: () => known,
    surprises: () => surprises,
    async finish() {
      closing.abort()
      await Promise.all(everyone)
    },
  }
}
