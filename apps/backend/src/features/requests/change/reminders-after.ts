import type { RequestChange } from '@clairmemoire/api-client/schema'
import { aboutRequest, resumedMails, stoppedMails, toAddress } from '../../../mail/mail-stop.ts'
import type { Change } from '../../../platform/database/store.ts'
import type { OpenedRequest } from '../../../requests/find-request.ts'
import { callReminder } from '../../../requests/reminders/stop-token.ts'

/**
 * Whether reminders leave: of all requests of the address for a key that was mailed to it, of this request alone for any other one,
 * which anybody gets who types the address. It concerns nobody else: no version, no mail.
 */
export function remindersAfter(
  { request: { id, email }, mailedTo }: OpenedRequest,
  { reminders }: RequestChange,
  now: Date,
): Change {
  if (reminders === undefined) return {}
  const own = aboutRequest(id)
  const hasRights = mailedTo === toAddress(email)
  if (reminders) return { reminders: resumedMails(hasRights ? [mailedTo, own] : [own], callReminder) }
  return { reminders: stoppedMails(hasRights ? mailedTo : own, callReminder, now) }
}
