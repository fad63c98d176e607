import { describe, expect, it } from 'vitest'
import { emailSamples } from '../contact-samples/contact-samples.ts'
import { mailbox, readEmailAddress } from './email-address.ts'

describe('a mail address', () => {
  it.each(emailSamples)('%j is read as %s', (typed, kept) => {
    expect(readEmailAddress(typed)).toBe(kept)
  })

  it('that was read is read as itself', () => {
    const kept = emailSamples.flatMap(([, address]) => address ?? [])
    expect(kept.map(readEmailAddress)).toEqual(kept)
  })
})

it('one mailbox has many addresses', () => {
  const written = ['sam@sample.example', 'Sam@Sample.example', 'sam+1@sample.example', 'SAM+a+b@sample.example']
  expect(new Set(written.map(mailbox))).toEqual(new Set(['sam@sample.example']))
})
