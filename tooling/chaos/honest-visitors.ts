import { randomUUID } from 'node:crypto'
import type { TrialSignup, TrialCallSubmission } from '@clairmemoire/api-client/schema'
import type { KnownSignup } from './verdict.ts'
import { wait } from './wait.ts'

/** The site that the simulated visitors use, and callbacks about their requests. */
export interface Visited {
  origin: string
  /** Receives the verdict on each request. */
  note: (verdict: string) => void
  /** Whether the product was restarting at any time between these two moments. */
  wasDown: (from: number, to: number) => boolean
}

/** In milliseconds: a request has to be answered within `answer`, and its visitor aborts it after `connection`. */
const timeLimits = { answer: 10_000, connection: 40_000 }

/**
 * Returns `served`, `refused` (the answer has a time to try again), or a description of a violation, such as a late answer. A
 * broken connection counts as refused only during a restart. @param answer a response, or the error message
 */
export function judge(answer: Response | string, took: number, wasDown: boolean): string {
  const result = typeof answer === 'string' ? answer : String(answer.status)
  if (took > timeLimits.answer) return `${result} after ${(took / 1000).toFixed(1)} s`
  if (typeof answer === 'string') return wasDown ? 'refused' : `no answer: ${result}`
  if (answer.ok) return 'served'
  if (answer.status !== 503 && answer.status !== 429) return `answered ${result}`
  return answer.headers.has('retry-after') ? 'refused' : `${result} without Retry-After`
}

/** Sends one legitimate request and reports the verdict; returns the body of the answer if the request was served. */
export async function ask(
  { origin, note, wasDown }: Visited,
  path: string,
  init?: RequestInit,
): Promise<string | undefined> {
  const sentAt = performance.now()
  let answer: Response | string
  let body = ''
  try {
    answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(timeLimits.connection) })
    body = await answer.text()
  } catch (error) {
    // The error that `fetch` throws has the connection error as its cause.
    answer = String((error instanceof Error && error.cause) || error)
  }
  const endedAt = performance.now()
  const verdict = judge(answer, endedAt - sentAt, wasDown(sentAt, endedAt))
  note(verdict)
  return verdict === 'served' ? body : undefined
}

const read = ['/', '/trouver-un-essai', '/api/trials/call-slots/?locale=fr']
/** Milliseconds between two requests of a visitor. */
const thinking = () => 2_000 + Math.random() * 4_000
/** How often a signup is retried. */
const maxTries = 60

/**
 * Simulates people who read pages and sign up, with retries; each then starts again as another person. Adds their signups to `known`.
 *
 * @returns a function that waits for the signups in progress
 */
export function startVisitors(number: number, visited: Visited, known: KnownSignup[]): () => Promise<void> {
  const closing = new AbortController()

  async function visit(): Promise<void> {
    for (;;) {
      for (const path of read) {
        await wait(thinking(), closing.signal)
        if (closing.signal.aborted) return
        await ask(visited, path)
      }
      const mine: KnownSignup = { email: `visitor-${known.length}@exemple.example` }
      known.push(mine)
      mine.reference = await signUp(visited, mine.email)
    }
  }

  const everyone = Array.from({ length: number }, visit)
  return async () => {
    closing.abort()
    await Promise.all(everyone)
  }
}

const requestFrom = (email: string): TrialCallSubmission => ({
  locale: 'fr',
  form_version: '2',
  answers: { trial_code: 'PREDICTOM', respondent: 'self', country: 'FR' },
  call: {
    first_name: 'Camille',
    last_name: 'Exemple',
    email,
    phone: '01 99 00 56 78',
    callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
  },
  consents: { agreed: true, text_version: '2026-11' },
})

/** Retries until the signup is acknowledged, and returns its reference; undefined if the last try failed too. */
async function signUp(visited: Visited, email: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const request = { method: 'POST', headers, body: JSON.stringify(requestFrom(email)) }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const body = await ask(visited, '/api/trials/signup', request)
    // The contract is tested elsewhere; here only the reference is used.
    if (body !== undefined) return (JSON.parse(body) as TrialSignup).reference
    await wait(thinking())
  }
  return undefined
}
