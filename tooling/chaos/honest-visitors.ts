import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { KnownSignup } from './verdict.ts'

/** What came of the honest requests that were sent during one attack, and the calm after it. */
export interface Row {
  attack: string
  verdicts: string[]
  /** Milliseconds. */
  slowest: number
}

/** Where honest visitors go, and who is told what came of it. */
export interface Visited {
  origin: string
  /** Which row counts now. */
  row: () => Row
  /** Whether the product was being started again at any moment between two others. */
  wasDown: (from: number, to: number) => boolean
}

/** A whole answer, or why none came. */
export type Answer = { status: number; body: string; saysWhenToRetry: boolean } | { error: string }

/** Milliseconds within which a person is answered, and after which a visitor hangs up. */
const patience = { answer: 10_000, connection: 40_000 }

/**
 * A person is served or honestly refused, in time; all else is a violation, in words. A connection that breaks is a refusal
 * only where the product was being started again.
 */
export function judge(answer: Answer, took: number, wasDown: boolean): string {
  const said = 'error' in answer ? answer.error : String(answer.status)
  if (took > patience.answer) return `${said} after ${(took / 1000).toFixed(1)} s`
  if ('error' in answer) return wasDown ? 'refused' : `no answer: ${said}`
  if (answer.status >= 200 && answer.status < 300) return 'served'
  if (answer.status !== 503 && answer.status !== 429) return `answered ${said}`
  return answer.saysWhenToRetry ? 'refused' : `${said} without Retry-After`
}

/** Sends one honest request, judged. */
async function ask({ origin, row, wasDown }: Visited, path: string, init?: RequestInit): Promise<Answer> {
  const counted = row()
  const sentAt = performance.now()
  const answer = await answerTo(origin + path, init)
  const endedAt = performance.now()
  counted.verdicts.push(judge(answer, endedAt - sentAt, wasDown(sentAt, endedAt)))
  counted.slowest = Math.max(counted.slowest, endedAt - sentAt)
  return answer
}

async function answerTo(url: string, init?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience.connection) })
    const body = await response.text()
    return { status: response.status, body, saysWhenToRetry: response.headers.has('retry-after') }
  } catch (error) {
    // `fetch` tells what happened to the connection as the cause of its own error.
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { error: cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause) }
  }
}

const read = [
  '/',
  '/essais-cliniques/predictom',
  '/trouver-un-essai',
  '/api/survey/trial-finder/?locale=fr',
  '/api/trials/call-slots/?locale=fr',
]
/** Milliseconds between two requests of a visitor, before the same signup is sent again, and to get an answer at the end. */
const times = { thinking: [1_000, 5_000], again: [1_000, 3_000], drain: 120_000 } as const
/** One signup in this many is sent once more after its answer, as a visitor whose answer was lost would. */
const repetition = 5

/**
 * People who read, sign up, and begin again as somebody else. Whom they signed up as is added to `known`.
 *
 * @returns what lets everyone get an answer to the signup that they have begun; who has none after two minutes gives up
 */
export function startVisitors(number: number, visited: Visited, known: KnownSignup[]): () => Promise<void> {
  const closing = new AbortController()
  const leaving = new AbortController()

  async function visit(): Promise<void> {
    while (!closing.signal.aborted) {
      for (const path of read) {
        await wait(times.thinking, closing.signal)
        if (closing.signal.aborted) return
        await ask(visited, path)
      }
      const mine: KnownSignup = { email: `visitor-${known.length}@exemple.example`, references: [] }
      const key = randomUUID()
      const isRepeated = known.push(mine) % repetition === 0
      await signUpUntilAnswered(mine, key)
      if (isRepeated) await signUpUntilAnswered(mine, key)
    }
  }

  async function signUpUntilAnswered({ email, references }: KnownSignup, key: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const request = { method: 'POST', headers, body: JSON.stringify(signup(email)) }
    while (!leaving.signal.aborted) {
      const answer = await ask(visited, '/api/trials/signup', request)
      if ('status' in answer && answer.status === 201) {
        // The contract is tested elsewhere; here only the reference is used.
        references.push((JSON.parse(answer.body) as TrialSignup).reference)
        return
      }
      await wait(times.again, leaving.signal)
    }
  }

  const everyone = Array.from({ length: number }, visit)
  return async () => {
    closing.abort()
    const giveUp = setTimeout(() => leaving.abort(), times.drain)
    await Promise.all(everyone)
    clearTimeout(giveUp)
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

async function wait([least, most]: readonly [number, number], end: AbortSignal): Promise<void> {
  await pause(least + Math.random() * (most - least), undefined, { signal: end }).catch(() => undefined)
}
