import { describe, expect, it } from 'vitest'
import contract from '../generated/openapi.json' with { type: 'json' }
import { conformanceTo, type GivenAnswer, type SentRequest } from './conformance.ts'

const { requestViolations, answerViolations } = conformanceTo(contract)
const json = { 'content-type': 'application/json; charset=utf-8' }

function post(url: string, body: unknown, headers: SentRequest['headers'] = json): SentRequest {
  return { method: 'POST', url, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

function get(url: string, method = 'GET'): SentRequest {
  return { method, url, headers: {}, body: '' }
}

function answer(status: number, body?: unknown, headers: GivenAnswer['headers'] = json): GivenAnswer {
  return { status, headers, body: body === undefined ? '' : JSON.stringify(body) }
}

const contactPath = '/api/mail/create-contact/'
const wish = {
  locale: 'en',
  email: 'sam@sample.example',
  lists: ['new_studies'],
  consent: true,
  consent_text_version: '2026-11',
}
const receipt = {
  id: '2f1c1d5e-7d5b-4a53-9d6f-0d8f4f8d5d11',
  reference: 'CM-7F3K-92QD',
  mail: 'may_leave',
  created_at: '2026-11-21T09:00:00Z',
}
const cookie = { 'set-cookie': 'csrftoken=x; Path=/' }
const throttled = { detail: 'Request was throttled.', code: 'throttled' }

describe('a request', () => {
  it('conforms with and without the trailing slash', () => {
    expect(requestViolations(post(contactPath, wish))).toEqual([])
    expect(requestViolations(post('/api/mail/create-contact', wish))).toEqual([])
    expect(requestViolations(get('/api/survey/trial-finder/?locale=fr'))).toEqual([])
    expect(requestViolations(get('/healthz', 'HEAD'))).toEqual([])
  })

  it.each<[string, SentRequest, RegExp]>([
    ['an unknown path', get('/api/nothing'), /GET \/api\/nothing is not in the contract/],
    ['a method that the path does not have', get(contactPath, 'DELETE'), /DELETE .* is not in the contract/],
    [
      'an unknown field',
      post(contactPath, { ...wish, fax: '1' }),
      /^body has `fax`, which the contract does not know$/,
    ],
    ['no `lists`', post(contactPath, { ...wish, lists: undefined }), /^body lacks `lists`$/],
    ['a wrong type, which is not converted', post(contactPath, { ...wish, consent: 'true' }), /body\/consent/],
    ['no body', post(contactPath, ''), /the body is missing/],
    ['a truncated body', post(contactPath, '{"locale":'), /not JSON/],
    ['another media type', post(contactPath, wish, { 'content-type': 'text/plain' }), /type "text\/plain"/],
    ['no media type', post(contactPath, wish, {}), /type ""/],
    ['a body in a GET request', { ...get('/healthz'), body: '{}' }, /a body where the contract has none/],
    ['an unknown language', get('/api/survey/trial-finder/?locale=de'), /^query locale is none of \["fr","en"\]$/],
    ['a repeated language', get('/api/survey/trial-finder/?locale=fr&locale=en'), /query locale came 2 times/],
    ['a short idempotency key', post(contactPath, wish, { ...json, 'idempotency-key': 'x' }), /header Idempotency-Key/],
    ['a long name in the path', get(`/api/survey/${'x'.repeat(61)}/`), /path id/],
  ])('violates the contract if it has %s', (_what, request, violation) => {
    expect(requestViolations(request)).toEqual([expect.stringMatching(violation)])
  })
})

describe('an answer', () => {
  it('conforms if it is what its operation declares', () => {
    expect(answerViolations(post(contactPath, wish), answer(201, receipt))).toEqual([])
    const waiting = { ...json, 'retry-after': '30' }
    expect(answerViolations(post(contactPath, wish), answer(429, throttled, waiting))).toEqual([])
    expect(answerViolations(get('/healthz', 'HEAD'), answer(200))).toEqual([])
  })

  it.each<[string, GivenAnswer, RegExp]>([
    ['a status that is not declared', answer(418, throttled), /status 418 is not one/],
    [
      'an unknown field',
      answer(201, { ...receipt, first_name: 'Sam' }),
      /^body has `first_name`, which the contract does not know$/,
    ],
    ['no `id`', answer(201, { ...receipt, id: undefined }), /^body lacks `id`$/],
    ['another media type', answer(201, receipt, { 'content-type': 'text/html' }), /type "text\/html"/],
    ['no body', answer(201), /not JSON/],
    ['no Retry-After', answer(429, throttled), /header Retry-After is missing/],
    ['an invalid Retry-After', answer(429, throttled, { ...json, 'retry-after': 'soon' }), /Retry-After/],
  ])('violates the contract if it has %s', (_what, given, violation) => {
    expect(answerViolations(post(contactPath, wish), given)).toEqual([expect.stringMatching(violation)])
  })

  it('has no body if none is declared', () => {
    expect(answerViolations(get('/api/auth/csrf/'), answer(204, undefined, cookie))).toEqual([])
    expect(answerViolations(get('/api/auth/csrf/'), answer(204, {}, cookie))).toHaveLength(1)
  })

  it('has every required header', () => {
    expect(answerViolations(get('/api/auth/csrf/'), answer(204, undefined, cookie))).toEqual([])
    expect(answerViolations(get('/api/auth/csrf/'), answer(204))).toEqual(['header Set-Cookie is missing'])
  })

  it('violates the contract if it has a field that only `unevaluatedProperties` forbids', () => {
    const criterion = { id: 'age', state: 'met', kind: 'age_between', min: 50 }
    const listing = { trial_code: 'PREDICTOM', name: 'PREDICTOM', slug: 'predictom', locale: 'fr', registry_ids: [] }
    const procedures = { lumbar_puncture: 'unknown', infusion: 'yes', at_home: 'no' }
    const facts = { status: 'recruiting', last_checked: '2026-11-01', kind: 'medicine', procedures }
    const study = { ...listing, ...facts, outcome: 'match' }
    const recommendation = (criteria: object[]) =>
      answer(200, { trial_code: 'PREDICTOM', matched: true, outcome: 'match', studies: [{ ...study, criteria }] })
    const request = post('/api/trials/trial-signup-recommendation', {})
    expect(answerViolations(request, recommendation([criterion]))).toEqual([])
    expect(answerViolations(request, recommendation([{ ...criterion, age: 71 }]))).toEqual([
      'body/studies/0/criteria/0 has `age`, which the contract does not know',
    ])
    expect(answerViolations(request, recommendation([{ ...criterion, min: undefined }]))).toEqual([
      'body/studies/0/criteria/0 lacks `min`',
      'body/studies/0/criteria/0 fits none of the forms that it may have',
    ])
  })

  it('to an unknown path has to be a 404 whose body is a `Problem`', () => {
    expect(answerViolations(get('/api/nothing'), answer(404, { detail: 'Not found.' }))).toEqual([])
    expect(answerViolations(get('/api/nothing'), answer(404, { error: 'Not Found' }))).toEqual([
      'body lacks `detail`',
      'body has `error`, which the contract does not know',
    ])
    expect(answerViolations(get('/api/nothing'), answer(200, {}))).toHaveLength(1)
  })

  it('to a method that the path does not have has to be a 405 with the allowed methods', () => {
    const refused = { detail: 'Method not allowed.', code: 'method_not_allowed' }
    const allowing = (allow: string) => answer(405, refused, { ...json, allow })
    expect(answerViolations(get('/healthz', 'PUT'), allowing('GET, HEAD'))).toEqual([])
    expect(answerViolations(get('/healthz', 'PUT'), allowing('HEAD'))).toEqual(['header Allow lacks GET'])
  })
})
