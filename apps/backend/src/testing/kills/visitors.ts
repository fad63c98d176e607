import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { signup } from '../requests.ts'

/** A request for a call, as the visitor knows it. */
export interface KnownSignup {
  email: string
  /** Every answer with 201 that came for it, retries included. */
  answers: readonly Pick<TrialSignup, 'id' | 'reference'>[]
}

/** People who sign up without a pause, each again with the same key until an answer comes. */
export interface Visitors {
  /** Sends requests to the site at this origin from now on. */
  turnTo: (origin: string) => void
  known: () => readonly KnownSignup[]
  /** Answers that are neither 201 nor 503 with the time after which to try again. */
  surprises: () => readonly string[]
  /** Lets everyone get an answer to what they have begun. */
  finish: () => Promise<void>
}

/** One signup in this many is sent once more after its answer, as a visitor whose answer was lost would. */
const repetition = 5
const breath = 20

export function startVisitors(count: number): Visitors {
  const known: (KnownSignup & { answers: Pick<TrialSignup, 'id' | 'reference'>[] })[] = []
  const surprises: string[] = []
  let origin = ''
  const closing = new AbortController()

  async function visit(): Promise<void> {
    while (!closing.signal.aborted) {
      const mine = { email: `visitor-${known.length}@exemple.example`, answers: [] }
      const key = randomUUID()
      const isRepeated = known.push(mine) % repetition === 0
      await signUpUntilAnswered(mine, key)
      if (isRepeated) await signUpUntilAnswered(mine, key)
    }
  }

  async function signUpUntilAnswered({ email, answers }: (typeof known)[number], key: string): Promise<void> {
    for (;;) {
      const answer = await send(email, key).catch(() => undefined)
      if (answer?.status === 201) {
        answers.push(answer.body)
        return
      }
      if (answer && !answer.isPutOff) surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      await pause(breath)
    }
  }

  async function send(email: string, key: string) {
    const response = await fetch(`${origin}/api/trials/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      // As the page: then it says "not sent yet", and the visitor sends again under the same key.
      signal: AbortSignal.timeout(30_000),
      body: JSON.stringify(
        signup({ email, callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } }),
      ),
    })
    // The contract is tested elsewhere; here only what a 201 holds is used.
    const { status, headers } = response
    return {
      status,
      isPutOff: status === 503 && headers.has('retry-after'),
      body: (await response.json()) as TrialSignup,
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
