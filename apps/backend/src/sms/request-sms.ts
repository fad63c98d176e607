import { and, eq, gt } from 'drizzle-orm'
import { isCallOver } from '../calls/call-times.ts'
import { hasConsent } from '../consents/consents.ts'
import type { OrderedBy } from '../mail/letter.ts'
import { aboutRequest, isStopped, toNumber } from '../mail/mail-stop.ts'
import type { Database } from '../platform/database/connect.ts'
import { callReminder, isDayBefore } from '../requests/call-reminders.ts'
import { findRequestMail, type FoundRequestMail } from '../requests/letters/found-mail.ts'
import { type RequestSmsLetter, zoneOfReader } from '../requests/queue-sms.ts'
import { endOlderLinks, hasOpenedKey } from '../requests/request-keys.ts'
import { requestMail } from '../requests/request.table.ts'
import { promisedCallOf } from '../requests/stored-request.ts'
import type { SmsKind } from './sms-kind.ts'
import { type SmsOccasion, smsText } from './sms-texts.ts'

/** The text messages about requests, by the name that jobs use. */
export const requestSms: Readonly<Record<RequestSmsLetter, SmsKind>> = {
  call_requested_sms: toVisitor('sender', 'asked'),
  request_changed_sms: toVisitor('sender', 'changed', isLatestChange),
  call_not_reached_sms: toVisitor('clock', 'not_reached'),
  call_time_closed_sms: toVisitor('clock', 'time_closed'),
  call_reminder_sms: { ...toVisitor('clock', 'tomorrow', isOfTomorrow), expiresSameDay: true },
  call_soon_sms: { ...toVisitor('clock', 'soon', isOfThisCall), expiresSameDay: true },
  request_link_sms: toVisitor('anybody', 'link'),
}

type Applies = (database: Database, mail: FoundRequestMail, now: Date) => Promise<boolean>

function toVisitor(orderedBy: OrderedBy, occasion: SmsOccasion, applies: Applies = async () => true): SmsKind {
  return {
    orderedBy,
    write: async (database, id, clinic, now) => {
      const mail = await findRequestMail(database, id)
      if (mail === undefined || mail.request.phone === null) return undefined
      const { request: row, capability } = mail
      const { id: requestId, phone: to } = mail.request
      // The key has rights over the number for which it was queued; a change of the number has queued its own message.
      if (mail.mailedTo !== toNumber(to)) return undefined
      const isOver = row.callState === 'promised' && isCallOver(promisedCallOf(row), now, clinic.calls)
      if (isOver && occasion !== 'link') return undefined
      if (!(await hasConsent(database, requestId, 'sms')) || !(await applies(database, mail, now))) return undefined
      const isConfirmed = await hasOpenedKey(database, { phone: to })
      const text = smsText({ occasion, row, clinic, capability, isConfirmed })
      return text === undefined ? undefined : { to, text, zone: zoneOfReader(row), requestId, isConfirmed }
    },
    onSent: async (database, id) => {
      const { request, capability } = (await findRequestMail(database, id)) ?? {}
      if (request && capability) await endOlderLinks(database, { requestId: request.id, capability, now: new Date() })
    },
  }
}

/** Of several changes in a short time, only the last one causes a message. */
async function isLatestChange(database: Database, { request, version }: FoundRequestMail): Promise<boolean> {
  const isLater = and(
    eq(requestMail.requestId, request.id),
    eq(requestMail.letter, 'request_changed_sms' satisfies RequestSmsLetter),
    gt(requestMail.version, version ?? 0),
  )
  return (await database.$count(requestMail, isLater)) === 0
}

async function isOfTomorrow(database: Database, mail: FoundRequestMail, now: Date): Promise<boolean> {
  return isDayBefore(mail.request, now) && isOfThisCall(database, mail)
}

/** Whether the call is as it was when the reminder was queued, and the reader has not stopped the reminders of this request. */
async function isOfThisCall(database: Database, { request, remindsOf }: FoundRequestMail): Promise<boolean> {
  return request.callSequence === remindsOf && !(await isStopped(database, [aboutRequest(request.id)], callReminder))
}
