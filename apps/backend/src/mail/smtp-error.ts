/** What a mail server answered, or why it could not be asked. */
export interface SmtpError {
  /** Such as 550; undefined when it answered nothing. */
  smtp: number | undefined
  /** The enhanced status code of its answer, such as 5.1.1 (RFC 3463). */
  status: string | undefined
  /** The command that failed, such as `RCPT TO`. */
  command: string | undefined
  /** Of the system or of TLS, such as ETIMEDOUT or CERT_HAS_EXPIRED. */
  code: string | undefined
  /** Its words without addresses: they are compared here and stored nowhere. */
  words: string
}

export function smtpErrorOf(error: unknown): SmtpError {
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const textOf = (name: string) => {
    const value = field(name)
    return typeof value === 'string' ? value : undefined
  }
  const code = field('responseCode')
  const response = textOf('response') ?? ''
  return {
    smtp: typeof code === 'number' ? code : undefined,
    status: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1],
    command: textOf('command'),
    // nodemailer has one code for all faults of connections and puts theirs here.
    code: textOf('originalCode') ?? textOf('code'),
    words: response
      .split(/\s/)
      .filter((word) => !word.includes('@'))
      .join(' ')
      .toLowerCase(),
  }
}

/** Addresses that do not exist and mailboxes that take nothing. With 5.4.1 Exchange Online says that it knows no such mailbox. */
const recipientStatus = /^5\.(?:1\.(?:0|1|2|3|4|6|10)|2\.\d+|4\.1)$/

/** What stands for the recipient where there is no enhanced status (RFC 5321, 4.2.3; RFC 7504). */
const recipientCodes: readonly (number | undefined)[] = [521, 550, 551, 552, 556]

/** What a refusal without an enhanced status is about when it is about us. */
const aboutSender = /relay|authenticat|sender|sending|log ?in/

/**
 * Whether the server refused this recipient for good: a second attempt would be refused alike. In doubt it did not, and the mail
 * waits: a wrong setting ends no mail.
 */
export function isRecipientRefused({ smtp = 0, status, command, words }: SmtpError): boolean {
  if (smtp < 500 || smtp > 599) return false
  if (status !== undefined) return (command === 'RCPT TO' || command === 'DATA') && recipientStatus.test(status)
  return command === 'RCPT TO' && recipientCodes.includes(smtp) && !aboutSender.test(words)
}

/** Commands of which a temporary refusal is about the mail rather than about who sends it. */
const aboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA']

/** Whether the server fails for all mails until it or a setting changes: it is unreachable, or takes no mail from us. */
export function isServerFailure(error: SmtpError): boolean {
  const { command, smtp = 0 } = error
  if (command === undefined) return false
  return !aboutTheMail.includes(command) || (smtp >= 500 && !isRecipientRefused(error))
}

const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired: renew it',
  CERT_NOT_YET_VALID: 'is not valid yet: check the clocks of both machines',
  CERT_REVOKED: 'is revoked: replace it',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself: replace it, or name its file in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'has an unknown issuer: name the file of the issuer in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT: 'has an unknown issuer: name the file of the issuer in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'has an unknown issuer: name the file of the issuer in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without its issuer: let the server send the whole chain',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host: write that host in SMTP_URL, or replace the certificate',
}

/** What the operator looks at when all mails wait; undefined when the codes say it already, such as ECONNREFUSED. */
export function adviceOn({ smtp = 0, status, command, code = '' }: SmtpError): string | undefined {
  const fault = Object.hasOwn(certificateFaults, code) ? certificateFaults[code] : undefined
  if (fault !== undefined) return `The certificate of the mail server ${fault}.`
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO')
    return 'The mail server does not speak TLS like this: check smtp:// or smtps:// and the port in SMTP_URL.'
  if (code === 'ETLS' || command === 'STARTTLS') return 'The mail server could not begin TLS: check it, and SMTP_URL.'
  if (smtp < 500) return undefined
  if (status === '5.4.5') return 'The mail server takes no more mails from this account today: ask for a higher limit.'
  if (smtp === 530 || smtp === 534 || smtp === 535 || smtp === 538 || command?.startsWith('AUTH'))
    return 'The mail server wants another user, password or TLS: check SMTP_URL.'
  if (command === 'MAIL FROM')
    return 'The mail server does not take this sender: check MAIL_FROM, MAIL_BOUNCES_TO and SMTP_URL.'
  return 'The mail server does not send for us: check the user in SMTP_URL, MAIL_FROM, and what the server lets through.'
}
