import { describe, expect, it } from 'vitest'
import { judge } from './honest-visitors.ts'

const answered = (status: number, headers: Record<string, string> = {}) => new Response('', { status, headers })

describe('a legitimate request', () => {
  it('that is refused with a time to try again is not a violation', () => {
    expect(judge(answered(503, { 'retry-after': '5' }), 20, false)).toBe('refused')
  })

  it('whose connection breaks during a restart is not a violation', () => {
    expect(judge('ECONNRESET', 20, true)).toBe('refused')
  })

  it('that is answered in time is served', () => {
    expect(judge(answered(201), 20, false)).toBe('served')
  })

  it.each<[string, Response | string, number]>([
    ['answered 500', answered(500), 20],
    ['503 without Retry-After', answered(503), 20],
    ['no answer: ECONNRESET', 'ECONNRESET', 20],
    ['201 after 10.5 s', answered(201), 10_500],
  ])('that is %s is a violation', (violation, answer, took) => {
    expect(judge(answer, took, false)).toBe(violation)
  })
})
