import { describe, expect, it } from 'vitest'
import { mailFaults, type StoredSignup, signupFaults } from './verdict.ts'

const camille = { email: 'visitor-1@exemple.example', reference: 'CM-1' }
const signup: StoredSignup = { email: camille.email, reference: 'CM-1', isWhole: true, waiting: [] }

describe('a signup that was answered with 201', () => {
  it.each<[string, StoredSignup[], string[]]>([
    ['is stored once', [signup], []],
    ['is lost', [], ['visitor-1@exemple.example is lost']],
    ['is stored twice', [signup, signup], ['visitor-1@exemple.example is stored twice']],
    ['has another reference', [{ ...signup, reference: 'CM-2' }], ['visitor-1@exemple.example has another reference']],
    ['lacks its consent', [{ ...signup, isWhole: false }], ['visitor-1@exemple.example is not stored whole']],
  ])('%s', (_, stored, faults) => {
    expect(signupFaults([camille], stored)).toEqual(faults)
  })

  it('belongs to a visitor who sent it', () => {
    expect(signupFaults([], [signup])).toEqual(['visitor-1@exemple.example is nobody’s'])
  })
})

describe('the mails of a stored signup', () => {
  const arrived = [
    { key: camille.email, at: 0 },
    { key: 'CM-1', at: 0 },
  ]

  it('arrive once, or are queued', () => {
    expect(mailFaults([signup], arrived, [])).toEqual([])
    expect(mailFaults([{ ...signup, waiting: ['call_requested', 'call_requested_desk'] }], [], [])).toEqual([])
    expect(mailFaults([signup], arrived.slice(0, 1), [])).toEqual(['the mail to or about CM-1 is lost'])
  })

  it('may arrive twice only if the product was killed while they were sent', () => {
    const twice = [...arrived, { key: 'CM-1', at: 60_000 }]
    expect(mailFaults([signup], twice, [{ from: 30_000 }])).toEqual(['the mail to or about CM-1 came twice'])
    expect(mailFaults([signup], twice, [{ from: 1_000 }])).toEqual([])
  })
})
