import { describe, expect, it } from 'vitest'
import { mailFaults, type StoredSignup, signupFaults } from './verdict.ts'

const camille = { email: 'visitor-1@exemple.example', reference: 'CM-1' }
const kept: StoredSignup = { email: camille.email, reference: 'CM-1', isWhole: true, waiting: [] }

describe('a signup that was answered with 201', () => {
  it.each<[string, StoredSignup[], string[]]>([
    ['is stored once', [kept], []],
    ['is lost', [], ['visitor-1@exemple.example is lost']],
    ['is stored twice', [kept, kept], ['visitor-1@exemple.example is stored twice']],
    ['has another reference', [{ ...kept, reference: 'CM-2' }], ['visitor-1@exemple.example has another reference']],
    ['lacks its consent', [{ ...kept, isWhole: false }], ['visitor-1@exemple.example is not stored whole']],
  ])('%s', (_, stored, faults) => {
    expect(signupFaults([camille], stored)).toEqual(faults)
  })

  it('belongs to somebody who sent it', () => {
    expect(signupFaults([], [kept])).toEqual(['visitor-1@exemple.example is nobody’s'])
  })
})

describe('the letters of a stored signup', () => {
  const arrived = [
    { key: camille.email, at: 0 },
    { key: 'CM-1', at: 0 },
  ]

  it('arrive once, or wait', () => {
    expect(mailFaults([kept], arrived, [])).toEqual([])
    expect(mailFaults([{ ...kept, waiting: ['call_requested', 'call_requested_desk'] }], [], [])).toEqual([])
    expect(mailFaults([kept], arrived.slice(0, 1), [])).toEqual(['the mail to or about CM-1 is lost'])
  })

  it('come again only where their process was killed while they left', () => {
    const twice = [...arrived, { key: 'CM-1', at: 60_000 }]
    expect(mailFaults([kept], twice, [{ from: 30_000 }])).toEqual(['the mail to or about CM-1 came twice'])
    expect(mailFaults([kept], twice, [{ from: 1_000 }])).toEqual([])
  })
})
