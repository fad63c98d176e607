import { adviceFor, isRecipientRefused, type SmtpError } from '../../mail/smtp-error.ts'

export function mailFaults(error: SmtpError): string[] {
  const { smtp, status, code } = error
  const answer = [smtp, status].filter((part) => part !== undefined).join(' ') || code
  if (isRecipientRefused(error))
    return [`The mail server does not accept mails to DESK_EMAIL: correct that address (${answer}).`]
  return [adviceFor(error) ?? `The mail server cannot be used now: check it, and SMTP_URL (${answer}).`]
}
