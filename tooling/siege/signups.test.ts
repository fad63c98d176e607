import { expect, it } from 'vitest'
import type { StoredSignup } from './mails.ts'
import { judgeSignups } from './signups.ts'

const row = (email: string, reference: string): StoredSignup => ({ email, reference, waiting: [] })

it('is content when what was acknowledged is stored once, also when it was acknowledged twice', () => {
  const known = [{ email: 'a', references: ['CM-1', 'CM-1'] }]
  expect(judgeSignups(known, [row('a', 'CM-1')])).toEqual({ acknowledged: 1, stored: 1, faults: [] })
})

it.each([
  ['a is lost', []],
  ['a is stored twice', [row('a', 'CM-1'), row('a', 'CM-2')]],
  ['a has another reference', [row('a', 'CM-2')]],
  ['b is nobody’s', [row('a', 'CM-1'), row('b', 'CM-2')]],
])('says that %s', (fault, stored) => {
  expect(judgeSignups([{ email: 'a', references: ['CM-1'] }], stored).faults).toEqual([fault])
})

it('says who was never answered', () => {
  expect(judgeSignups([{ email: 'a', references: [] }], []).faults).toEqual(['a was never answered'])
})
