import { errorCode } from '../platform/error-code.ts'

/** Why a mail did not leave, in codes alone: what a mail server says repeats the address. */
export interface MailFailure {
  /** Of the mail server, such as 550; undefined when it said nothing. */
  smtp?: number
  /** Of the sender, such as ETIMEDOUT. */
  code?: string
}

/** Commands whose refusal is about the mail rather than about who sends it. */
const aboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA']

export function mailTrouble(error: unknown): MailFailure {
  const code = errorCode(error)
  const smtp = smtpCode(error)
  return { ...(smtp !== undefined && { smtp }), ...(code !== undefined && { code }) }
}

/** Whether the mail server, rather than what it said of a mail, is the trouble: it is away, or takes no mail from us. */
export function isServerTrouble(error: unknown): boolean {
  const command = commandOf(error)
  return command !== undefined && !aboutTheMail.includes(command)
}

/** Whether the mail server refused this very mail for good (RFC 5321, 4.2.1): a second attempt would be refused like the first. */
export function isRefusedForGood(error: unknown): boolean {
  const smtp = smtpCode(error) ?? 0
  return smtp >= 500 && smtp <= 599 && aboutTheMail.includes(commandOf(error) ?? '')
}

function commandOf(error: unknown): string | undefined {
  return error instanceof Error && 'command' in error && typeof error.command === 'string' ? error.command : undefined
}

function smtpCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined
  return typeof error.responseCode === 'number' ? error.responseCode : undefined
}
