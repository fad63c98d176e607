import { expect, it } from 'vitest'
import { mailJobs } from './mail-jobs.ts'
import { maxSendingTime, smtpLimits } from './smtp-limits.ts'

const minute = 60_000

it('a mail server has the time that RFC 5321 gives it', () => {
  expect(smtpLimits.greetingTimeout).toBeGreaterThanOrEqual(5 * minute)
  expect(smtpLimits.connectionTimeout).toBeGreaterThanOrEqual(smtpLimits.greetingTimeout)
  expect(smtpLimits.socketTimeout).toBeGreaterThanOrEqual(10 * minute)
})

it('a mail is its process’s for longer than the mail server may take', () => {
  expect(mailJobs.expireInSeconds * 1_000).toBeGreaterThan(maxSendingTime)
})
