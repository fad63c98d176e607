import { describe, expect, it } from 'vitest'
import { type ArrivedMail, judgeMails, type StoredSignup } from './mails.ts'

const signup = (changes: Partial<StoredSignup> = {}): StoredSignup => ({
  reference: 'CM-7F3K-92QD',
  email: 'visitor-1@exemple.example',
  waiting: [],
  ...changes,
})
const toVisitor = (at: number): ArrivedMail => ({ recipient: 'visitor-1@exemple.example', subject: 'Demande', at })
const toDesk = (at: number): ArrivedMail => ({
  recipient: 'desk@exemple.example',
  subject: 'Call request CM-7F3K-92QD',
  at,
})
const nothing = { lost: [], doubled: [], repeatedAfterKill: 0 }

it('is content when each letter arrived once', () => {
  expect(judgeMails([signup()], [toVisitor(1), toDesk(2)], [])).toEqual(nothing)
})

it('is content when a letter still waits, and misses one that does not', () => {
  expect(judgeMails([signup({ waiting: ['call_requested_desk'] })], [toVisitor(1)], [])).toEqual(nothing)
  expect(judgeMails([signup()], [toVisitor(1)], [])).toEqual({ ...nothing, lost: ['CM-7F3K-92QD'] })
})

describe('a letter that arrived twice', () => {
  it('is a fault', () => {
    const { doubled } = judgeMails([signup()], [toVisitor(1), toDesk(2), toDesk(90_000)], [80_000])
    expect(doubled).toEqual(['CM-7F3K-92QD'])
  })

  it('is counted apart when its process was killed in the very moment it left', () => {
    const arrived = [toVisitor(1), toDesk(79_500), toDesk(90_000)]
    expect(judgeMails([signup()], arrived, [80_000])).toEqual({ ...nothing, repeatedAfterKill: 1 })
  })
})
