import { expect, it } from 'vitest'
import { judge, type Outcome } from './judge.ts'

const outcome = (answer: Outcome['answer'], took = 20): Outcome => ({ sentAt: 1000, endedAt: 1000 + took, answer })
const answered = (status: number, saysWhenToRetry = false, took = 20) => outcome({ status, saysWhenToRetry }, took)

it('is content with success, and with a refusal that says when to come back', () => {
  expect(judge(answered(200), false)).toBe('success')
  expect(judge(answered(201), false)).toBe('success')
  expect(judge(answered(503, true), false)).toBe('refused')
  expect(judge(answered(429, true), false)).toBe('refused')
})

it.each([
  [answered(503), '503 without Retry-After'],
  [answered(500, true), 'answered 500'],
  [answered(404), 'answered 404'],
])('is not content with %j', (unfit, violation) => {
  expect(judge(unfit, true)).toEqual({ violation })
})

it('takes a broken connection for a refusal only while the product was down', () => {
  expect(judge(outcome({ error: 'ECONNRESET' }), true)).toBe('refused')
  expect(judge(outcome({ error: 'ECONNRESET' }), false)).toEqual({ violation: 'no answer: ECONNRESET' })
})

it('lets nobody wait for longer than ten seconds, whatever the answer', () => {
  expect(judge(answered(201, false, 10_000), false)).toBe('success')
  expect(judge(answered(201, false, 10_100), false)).toEqual({ violation: '201 after 10.1 s' })
  expect(judge(outcome({ error: 'ECONNREFUSED' }, 12_000), true)).toEqual({
    violation: 'ECONNREFUSED after 12.0 s',
  })
})
