import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { adviceFor, isRecipientRefused, isServerFailure, smtpErrorOf } from './smtp-error.ts'

/** An error as nodemailer throws it for a response. */
const answered = (response: string, command: string) =>
  smtpErrorOf(
    Object.assign(new Error(`refused: ${response}`), {
      code: 'EENVELOPE',
      response,
      responseCode: Number(response.slice(0, 3)),
      command,
    }),
  )

describe('a mail is not retried after a permanent refusal of its recipient', () => {
  it.each([
    ['550 No such user here', 'RCPT TO'],
    ['550 5.1.1 <camille@exemple.example>: Recipient address rejected: User unknown', 'RCPT TO'],
    ['550-5.1.1 The email account that you tried to reach does not exist.', 'RCPT TO'],
    ['550 5.1.10 Recipient not found: null MX', 'RCPT TO'],
    ['550 5.4.1 Recipient address rejected: Access denied.', 'RCPT TO'],
    ['551 User not local', 'RCPT TO'],
    ['552 5.2.2 Mailbox full', 'RCPT TO'],
    ['553 5.1.3 The recipient address is not a valid address', 'RCPT TO'],
    ['554 5.2.1 Mailbox disabled', 'RCPT TO'],
    ['556 Domain does not accept mail', 'RCPT TO'],
    ['550 <relay.sender@exemple.example> unknown', 'RCPT TO'],
    ['550 5.1.1 No such user, found after the message', 'DATA'],
  ])('%s, to %s', (response, command) => {
    const error = answered(response, command)
    expect([isRecipientRefused(error), isServerFailure(error)]).toEqual([true, false])
  })
})

describe('mails are retried after a failure of the server or a setting', () => {
  it.each([
    ['530 5.7.0 Must issue a STARTTLS command first', 'MAIL FROM', /SMTP_URL/],
    ['530 Authentication required', 'RCPT TO', /user, password or TLS.*SMTP_URL/],
    ['535 5.7.8 Username and Password not accepted', 'AUTH PLAIN', /user, password/],
    ['550 Relaying denied', 'RCPT TO', /does not send for us/],
    ['550 5.7.1 Unable to relay', 'RCPT TO', /does not send for us/],
    ['550 must be authenticated to send', 'RCPT TO', /SMTP_URL/],
    ['550 Sender verify failed', 'RCPT TO', /MAIL_FROM/],
    ['550 5.4.5 Daily user sending limit exceeded', 'RCPT TO', /higher limit/],
    ['550 5.4.5 Daily user sending limit exceeded', 'DATA', /higher limit/],
    ['550 5.7.26 This mail is unauthenticated', 'DATA', /MAIL_FROM/],
    ['553 sorry, that domain is not in my list of allowed rcpthosts', 'RCPT TO', /does not send for us/],
    ['553 5.7.1 Sender address rejected: not owned by user', 'MAIL FROM', /MAIL_FROM, MAIL_BOUNCES_TO/],
    ['554 5.7.1 <camille@exemple.example>: Relay access denied', 'RCPT TO', /does not send for us/],
    ['554 Relay access denied', 'RCPT TO', /does not send for us/],
    ['554 5.7.1 Service unavailable; Client host blocked', 'CONN', /SMTP_URL/],
  ])('%s, to %s', (response, command, advice) => {
    const error = answered(response, command)
    expect([isRecipientRefused(error), isServerFailure(error)]).toEqual([false, true])
    expect(adviceFor(error)).toMatch(advice)
  })
})

it.each([
  ['451 4.7.1 Greylisted, try again later', 'RCPT TO'],
  ['452 4.2.2 Mailbox full', 'RCPT TO'],
  ['421 Service shutting down', 'DATA'],
])('%s, to %s, concerns only this mail, which is retried', (response, command) => {
  const error = answered(response, command)
  expect([isRecipientRefused(error), isServerFailure(error)]).toEqual([false, false])
})

it('a timeout is not a refusal', () => {
  const error = smtpErrorOf(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'CONN' }))
  expect([isRecipientRefused(error), isServerFailure(error), adviceFor(error)]).toEqual([false, true, undefined])
})

describe('the advice on a TLS failure names the fault and the setting', () => {
  it.each([
    ['CERT_HAS_EXPIRED', /certificate.*has expired: renew it/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed by itself.*NODE_EXTRA_CA_CERTS/],
    ['SELF_SIGNED_CERT_IN_CHAIN', /unknown issuer.*NODE_EXTRA_CA_CERTS/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /whole chain/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /another host.*settings/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /smtp:\/\/ or smtps:\/\/.*SMTP_URL/],
  ])('%s', (originalCode, advice) => {
    const error = smtpErrorOf(Object.assign(new Error('TLS'), { code: 'ESOCKET', originalCode, command: 'CONN' }))
    expect(isServerFailure(error)).toBe(true)
    expect(error.code).toBe(originalCode)
    expect(adviceFor(error)).toMatch(advice)
  })
})

it.each([
  { scheme: 'smtps', options: { secure: true }, secured: true },
  { scheme: 'smtp', options: {}, secured: true },
  { scheme: 'smtps', options: { disabledCommands: ['STARTTLS'] }, secured: false },
])('an untrusted server at $scheme:// is reported: $options', async ({ scheme, options, secured }) => {
  const server = new SMTPServer({ authOptional: true, ...options })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const failed = await createTransport(`${scheme}://127.0.0.1:${port}`)
    .sendMail({ from: 'a@sample.example', to: 'b@sample.example', text: 'text' })
    .catch((error: unknown) => error)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const error = smtpErrorOf(failed)
  expect(isServerFailure(error)).toBe(true)
  expect(adviceFor(error)).toMatch(
    secured ? /^The certificate of the mail server .+/ : /smtp:\/\/ or smtps:\/\/.*SMTP_URL/,
  )
})
