import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { Ask } from './ask.ts'
import type { KnownSignup } from './verdict.ts'

export interface Visitors {
  /** Lets everyone get an answer to the signup that they have begun; whoever has none after two minutes gives up. */
  finish: () => Promise<void>
}

const read = [
  '/',
  '/essais-cliniques/predictom',
  '/trouver-un-essai',
  '/api/survey/trial-finder/?locale=fr',
  '/api/trials/call-slots/?locale=fr',
]
/** Milliseconds between two requests of a visitor, before the same signup is sent again, and to get an answer at the end. */
const thinking = { least: 1_000, most: 5_000 }
const again = { least: 1_000, most: 3_000 }
const drainTimeout = 120_000
/** One signup in this many is sent once more after its answer, as a visitor whose answer was lost would. */
const repetition = 5

/** People who read, sign up, and begin again as somebody else. Whom they signed up as is added to `known`. */
export function startVisitors(number: number, ask: Ask, known: KnownSignup[]): Visitors {
  const closing = new AbortController()
  const leaving = new AbortController()

  async function visit(): Promise<void> {
    while (!closing.signal.aborted) {
      for (const path of read) {
        await wait(thinking, closing.signal)
        if (closing.signal.aborted) return
        await ask(path)
      }
      const mine: KnownSignup = { email: `visitor-${known.length}@exemple.example`, references: [] }
      const key = randomUUID()
      const isRepeated = known.push(mine) % repetition === 0
      await signUpUntilAnswered(mine, key)
      if (isRepeated) await signUpUntilAnswered(mine, key)
    }
  }

  async function signUpUntilAnswered({ email, references }: KnownSignup, key: string): Promise<void> {
    while (!leaving.signal.aborted) {
      const answer = await ask('/api/trials/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(signup(email)),
      })
      if (answer?.status === 201) {
        // The contract is tested elsewhere; here only the reference is used.
        references.push((JSON.parse(answer.body) as TrialSignup).reference)
        return
      }
      await wait(again, leaving.signal)
    }
  }

  const everyone = Array.from({ length: number }, visit)
  return {
    async finish() {
      closing.abort()
      const giveUp = setTimeout(() => leaving.abort(), drainTimeout)
      await Promise.all(everyone)
      clearTimeout(giveUp)
    },
  }
}

function signup(email: string): TrialSignupRequest {
  return {
    locale: 'fr',
    trial_code: 'PREDICTOM',
    respondent: 'self',
    first_name: 'Camille',
    last_name: 'Exemple',
    email,
    phone: '01 99 00 56 78',
    callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    consent: true,
    consent_text_version: '2026-11',
  }
}

async function wait({ least, most }: typeof thinking, end: AbortSignal): Promise<void> {
  await pause(least + Math.random() * (most - least), undefined, { signal: end }).catch(() => undefined)
}
