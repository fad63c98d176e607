import { certificateFault } from '../platform/certificate-fault.ts'

/** The error response of a mail server, or a connection error. */
export interface SmtpError {
  /** The code of the response, such as 550; undefined without a response. */
  smtp: number | undefined
  /** The enhanced status code of the response, such as 5.1.1 (RFC 3463). */
  status: string | undefined
  /** The command that failed, such as `RCPT TO`. */
  command: string | undefined
  /** The error code of the system or of TLS, such as ETIMEDOUT or CERT_HAS_EXPIRED. */
  code: string | undefined
  /** Text of the response without addresses; only compared, never stored. */
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
    // nodemailer uses one `code` for all connection errors and keeps the original in `originalCode`.
    code: textOf('originalCode') ?? textOf('code'),
    words: response
      .split(/\s/)
      .filter((word) => !word.includes('@'))
      .join(' ')
      .toLowerCase(),
  }
}

/**
 * The status codes of unknown addresses and of mailboxes that accept no mail. Exchange Online sends 5.4.1 for an unknown
 * mailbox.
 */
const recipientStatus = /^5\.(?:1\.(?:0|1|2|3|4|6|10)|2\.\d+|4\.1)$/

/** Codes about the recipient in a response without an enhanced status (RFC 5321, 4.2.3; RFC 7504). */
const recipientCodes: readonly (number | undefined)[] = [521, 550, 551, 552, 556]

/** Words of a response without an enhanced status which show that the server refused the sender. */
const senderRefusal = /relay|authenticat|sender|sending|log ?in/

/**
 * Whether the server refused this recipient permanently. If this is not certain, it returns false and the mail is retried, so
 * that a wrong setting does not make mails undeliverable.
 */
export function isRecipientRefused({ smtp = 0, status, command, words }: SmtpError): boolean {
  if (smtp < 500 || smtp > 599) return false
  if (status !== undefined) return (command === 'RCPT TO' || command === 'DATA') && recipientStatus.test(status)
  return command === 'RCPT TO' && recipientCodes.includes(smtp) && !senderRefusal.test(words)
}

/** Commands whose temporary refusal concerns one mail and not the sender. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

/** Whether all mails fail until the server or a setting changes: the server is unreachable or refuses the sender. */
export function isServerFailure(error: SmtpError): boolean {
  const { command, smtp = 0 } = error
  if (command === undefined) return false
  return !mailCommands.includes(command) || (smtp >= 500 && !isRecipientRefused(error))
}

/** Advice for the operator when all mails fail; undefined when the code is clear enough, such as ECONNREFUSED. */
export function adviceFor({ smtp = 0, status, command, code = '' }: SmtpError): string | undefined {
  const fault = certificateFault(code)
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
