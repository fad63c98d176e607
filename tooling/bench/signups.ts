import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'

/** Prepares signups, each from another person and with another idempotency key. */
export async function signupsTo(backend: string): Promise<Request> {
  const next = await signupBodies(backend)
  return {
    method: 'POST',
    path: signupPath,
    setupRequest: (request) => ({ ...request, headers: newHeaders(), body: next() }),
  }
}

/** Prepares signups and returns the function that sends the next one. */
export async function signingUp({ url }: { url: string }): Promise<() => Promise<Response>> {
  const next = await signupBodies(url)
  return () => fetch(new URL(signupPath, url), { method: 'POST', headers: newHeaders(), body: next() })
}

const signupPath = '/api/trials/signup'

function newHeaders() {
  return { 'content-type': 'application/json', 'idempotency-key': randomBytes(32).toString('hex') }
}

/** Returns a function that makes the body of the next person's signup, with all answers and the last available call time. */
export async function signupBodies(backend: string): Promise<() => string> {
  const read = async (path: string) => (await fetch(new URL(path, backend))).json()
  const { version }: { version: string } = await read('/api/survey/trial-finder/?locale=fr')
  const slots: { days: { times: { starts_at: string }[] }[] } = await read('/api/trials/call-slots/?locale=fr')
  const startsAt = slots.days.at(-1)?.times.at(-1)?.starts_at
  const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'mci', postal_code: '75011' }
  const signup = {
    locale: 'fr',
    form_version: version,
    answers: { ...answers, trial_code: 'PREDICTOM' },
    consents: { agreed: true, text_version: 'bench' },
  }
  const call = {
    first_name: 'Camille',
    last_name: 'Exemple',
    phone: '01 99 00 56 78',
    callback: { kind: 'slot', starts_at: startsAt, time_zone: 'Europe/Paris' },
  }
  let people = 0
  return () => {
    people += 1
    return JSON.stringify({ ...signup, call: { ...call, email: `camille-${people}@exemple.example` } })
  }
}
