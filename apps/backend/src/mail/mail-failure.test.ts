import { describe, expect, it } from 'vitest'
import { isRefusedForGood, mailFailure } from './mail-failure.ts'

const smtpError = (responseCode: number, command: string) =>
  Object.assign(new Error(`${responseCode} camille@exemple.example`), { code: 'EENVELOPE', responseCode, command })

describe('a mail that did not leave', () => {
  it('is kept with codes and without an address', () => {
    expect(mailFailure(smtpError(550, 'RCPT TO'))).toEqual({ smtp: 550, code: 'EENVELOPE' })
    expect(mailFailure(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }))).toEqual({ code: 'ETIMEDOUT' })
    expect(mailFailure('something else')).toEqual({})
  })

  it.each([
    [550, 'RCPT TO', true],
    [552, 'DATA', true],
    [553, 'MAIL FROM', true],
    [451, 'RCPT TO', false],
    [421, 'DATA', false],
    // What the operator mends, for all mails at once.
    [535, 'AUTH PLAIN', false],
    [554, 'CONN', false],
  ])('is refused for good by %i to %s: %s', (code, command, isForGood) => {
    expect(isRefusedForGood(smtpError(code, command))).toBe(isForGood)
  })

  it('is not refused for good by silence', () => {
    expect(isRefusedForGood(new Error('Timeout'))).toBe(false)
  })
})
