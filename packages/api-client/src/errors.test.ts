import { describe, expect, it } from 'vitest'
import { failureOf, fieldErrors } from './errors.ts'

const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers })

describe('the codes of a 400 body', () => {
  it('are listed by field', () => {
    const body = {
      email: [{ message: 'Enter a valid email address.', code: 'invalid_email' }],
      'answers.age': [{ message: 'Too small.', code: 'too_small' }],
    }
    expect(fieldErrors(body)).toEqual({ email: ['invalid_email'], 'answers.age': ['too_small'] })
  })

  it('become `invalid` if this version does not know them', () => {
    expect(fieldErrors({ email: [{ message: '', code: 'from_the_future' }, 'text', null] })).toEqual({
      email: ['invalid', 'invalid', 'invalid'],
    })
    expect(fieldErrors({ email: [{ message: '', code: 'toString' }] })).toEqual({ email: ['invalid'] })
  })

  it.each([undefined, null, 'text', 12, [], {}, { detail: 'Not found.' }])('are empty for %j', (body) => {
    expect(fieldErrors(body)).toEqual({})
  })
})

describe('a failed request', () => {
  it('without a response means that the backend is unreachable', () => {
    expect(failureOf({})).toEqual({ kind: 'unreachable' })
  })

  it.each([502, 504])('with status %i did not reach the backend', (status) => {
    expect(failureOf({ response: answer(status) })).toEqual({ kind: 'unreachable' })
  })

  it('with status 400 names its fields', () => {
    const error = { phone: [{ message: '', code: 'invalid_phone' }] }
    expect(failureOf({ response: answer(400), error })).toEqual({
      kind: 'refused',
      fields: { phone: ['invalid_phone'] },
    })
  })

  it('with status 409 is a conflict, and with status 413 it is too large', () => {
    expect(failureOf({ response: answer(409) })).toEqual({ kind: 'conflict' })
    expect(failureOf({ response: answer(413) })).toEqual({ kind: 'too_large' })
  })

  it('with status 403 distinguishes a missing role from a missing passkey', () => {
    for (const kind of ['not_permitted', 'second_factor_required'])
      expect(failureOf({ response: answer(403), error: { detail: '', code: kind } })).toEqual({ kind })
    expect(failureOf({ response: answer(403), error: { detail: '', code: 'csrf_failed' } })).toEqual({
      kind: 'unexpected',
      status: 403,
    })
  })

  it('has the number of seconds to wait, which the header gives as a number or a date', () => {
    const now = Date.parse('2027-03-05T10:00:00Z')
    expect(failureOf({ response: answer(503, { 'Retry-After': '30' }) }, now)).toEqual({
      kind: 'overloaded',
      retryAfter: 30,
    })
    const date = { 'Retry-After': 'Fri, 05 Mar 2027 10:01:00 GMT' }
    expect(failureOf({ response: answer(429, date) }, now)).toEqual({ kind: 'throttled', retryAfter: 60 })
  })

  it('has no number of seconds to wait if the header is missing or invalid', () => {
    expect(failureOf({ response: answer(503) })).toEqual({ kind: 'overloaded', retryAfter: undefined })
    expect(failureOf({ response: answer(503, { 'Retry-After': 'soon' }) })).toEqual({
      kind: 'overloaded',
      retryAfter: undefined,
    })
  })

  it('with any other status is an unexpected failure', () => {
    expect(failureOf({ response: answer(500) })).toEqual({ kind: 'unexpected', status: 500 })
  })
})
