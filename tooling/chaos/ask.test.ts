import { describe, expect, it } from 'vitest'
import { count, newRow, type Outcome } from './ask.ts'

const outcome = (changes: Partial<Outcome>): Outcome => ({
  took: 20,
  answer: { status: 200, saysWhenToRetry: false },
  wasDown: false,
  ...changes,
})

describe('an honest request', () => {
  it.each<[string, Partial<Outcome>]>([
    ['that is put off, with the time to try again', { answer: { status: 503, saysWhenToRetry: true } }],
    ['whose connection breaks while the product starts again', { answer: { error: 'ECONNRESET' }, wasDown: true }],
  ])('%s is refused, which is no violation', (_, changes) => {
    const row = newRow('none')
    count(row, outcome(changes))
    expect(row).toMatchObject({ requests: 1, refused: 1, violations: new Map() })
  })

  it.each<[string, Partial<Outcome>]>([
    ['answered 500', { answer: { status: 500, saysWhenToRetry: false } }],
    ['503 without Retry-After', { answer: { status: 503, saysWhenToRetry: false } }],
    ['no answer: ECONNRESET', { answer: { error: 'ECONNRESET' } }],
    ['201 after 10.5 s', { took: 10_500, answer: { status: 201, saysWhenToRetry: false } }],
  ])('that is %s is a violation', (violation, changes) => {
    const row = newRow('none')
    count(row, outcome(changes))
    expect(row.violations).toEqual(new Map([[violation, 1]]))
  })
})
