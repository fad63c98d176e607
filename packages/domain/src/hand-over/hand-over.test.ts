import { describe, expect, it } from 'vitest'
import { type HandOver, handOverState } from './hand-over.ts'

const createdAt = new Date('2027-03-05T09:00:00Z')
const before = new Date('2027-03-05T08:55:00Z')
const soon = new Date('2027-03-05T10:00:00Z')
const link = (change: Partial<HandOver> = {}): HandOver => ({
  createdAt,
  openedAt: null,
  withdrawnAt: null,
  wrongCodes: 0,
  ...change,
})

describe('a link for a study site', () => {
  it('is open for seven days', () => {
    expect(handOverState(link(), before, new Date('2027-03-12T08:59:59.999Z'))).toBe('open')
    expect(handOverState(link(), before, new Date('2027-03-12T09:00:00Z'))).toBe('expired')
  })

  it.each<[string, Partial<HandOver>, string]>([
    ['was opened', { openedAt: soon }, 'opened'],
    ['was revoked', { withdrawnAt: soon }, 'withdrawn'],
    ['had four wrong codes', { wrongCodes: 4 }, 'open'],
    ['had five wrong codes', { wrongCodes: 5 }, 'closed'],
  ])('that %s: %o is %s', (_, change, state) => {
    expect(handOverState(link(change), before, soon)).toBe(state)
  })

  it('counts as withdrawn if the consent that it was created under is no longer current', () => {
    expect(handOverState(link(), createdAt, soon)).toBe('open')
    expect(handOverState(link(), undefined, soon)).toBe('withdrawn')
    expect(handOverState(link(), soon, soon)).toBe('withdrawn')
  })

  it('stays opened, even if consent is withdrawn later', () => {
    expect(handOverState(link({ openedAt: soon, withdrawnAt: soon }), undefined, soon)).toBe('opened')
  })
})
