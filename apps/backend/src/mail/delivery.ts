import { createTransport } from 'nodemailer'
import type { Clinic } from '../clinic/clinic.ts'
import type { Database } from '../platform/database/connect.ts'
import { type LetterKinds, letterAsText, type Mail } from './letter.ts'
import { letterAsHtml } from './letter-as-html.ts'
import { MessageDelayed } from './mail-failure.ts'
import { mailId } from './mail-jobs.ts'
import { isStopped, toAddress } from './mail-stop.ts'
import { writeToOutbox } from './outbox.ts'
import type { Send } from './queue.ts'
import { permissionToWrite } from './visitor-mail-limit.ts'

/** Sends one mail. If the same mail is sent again, its id is the same. */
export type Delivery = (mail: Mail, id: string) => Promise<void>

/** Sends mails to the server at an `smtp:` or `smtps:` address. */
export function smtpDelivery(smtpUrl: string, clinic: Clinic): Delivery {
  const transport = createTransport({ url: smtpUrl, ...smtpLimits })
  return async (mail, id) => {
    await transport.sendMail(message(mail, id, clinic))
  }
}

/** Writes mails as `.eml` files, for a machine without a mail server. */
export function outboxDelivery(folder: string, clinic: Clinic): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail, id) => {
    const { message: content } = await transport.sendMail(message(mail, id, clinic))
    await writeToOutbox(folder, `${id}.eml`, content)
  }
}

/** Passes addresses as objects, never as the text of a header. */
function message({ to, letter }: Mail, id: string, clinic: Clinic) {
  const { calendar } = letter
  const domain = clinic.mailFrom.slice(clinic.mailFrom.lastIndexOf('@') + 1)
  return {
    from: { name: clinic.name, address: clinic.mailFrom },
    replyTo: { name: clinic.name, address: clinic.deskEmail },
    to: { name: '', address: to },
    envelope: { from: clinic.bouncesTo, to },
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    attachments: calendar ? [attachment(calendar)] : [],
    messageId: `<${id}@${domain}>`,
    headers: { 'Content-Language': letter.locale, 'Auto-Submitted': 'auto-generated', ...stopHeaders(letter) },
  }
}

function attachment({ filename, content, method = 'PUBLISH' }: NonNullable<Mail['letter']['calendar']>) {
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` }
}

function stopHeaders({ stop }: Mail['letter']) {
  return stop === undefined
    ? {}
    : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

const minute = 60_000

/** Timeouts of a mail server in milliseconds, as RFC 5321 (4.5.3.2) requires. */
export const smtpLimits = {
  /** The time to connect, including the greeting of the server. */
  connectionTimeout: 5 * minute,
  greetingTimeout: 5 * minute,
  /**
   * The time for each response. The response to a whole message may take longest: with a shorter timeout, a message that the
   * server accepted would be sent again.
   */
  socketTimeout: 10 * minute,
}

/** The longest time that sending one mail may take: the connection, then six responses. */
export const maxSendingTime = smtpLimits.connectionTimeout + 6 * smtpLimits.socketTimeout

/** The order names a letter that this version does not know; another version may know it. */
export class UnknownLetter extends Error {
  override readonly name = 'UnknownLetter'
  readonly code = 'UNKNOWN_LETTER'
}

interface MailContext {
  clinic: Clinic
  letters: LetterKinds
  deliver: Delivery
}

/**
 * Renders a mail from the current record and sends it, unless the record was erased, the visitor stopped such mails or got too
 * many. Returns `onSent` of the letter, only if the mail was sent.
 */
export function sendMail(database: Database, { clinic, letters, deliver }: MailContext): Send {
  return async (order) => {
    const kind = letters[order.letter]
    if (kind === undefined) throw new UnknownLetter()
    const mail = await kind.write(database, order.subject_id, clinic)
    if (mail === undefined || (kind.canBeStopped && (await isStopped(database, [toAddress(mail.to)], order.letter))))
      return undefined
    const id = mailId(order)
    const isFree = mail.isOrderedByReader || (kind.orderedBy === 'clock' && mail.isKnownToReader)
    const permission =
      kind.orderedBy === undefined || isFree ? 'now' : await permissionToWrite(database, mail.to, id, kind.orderedBy)
    if (permission === 'never' || (permission === 'later' && kind.expiresSameDay)) return undefined
    if (permission === 'later') throw new MessageDelayed()
    await deliver(mail, id)
    return () => kind.onSent?.(database, order.subject_id) ?? Promise.resolve()
  }
}
