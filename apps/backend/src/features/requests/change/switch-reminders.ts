import type { RequestChange } from '@clairmemoire/api-client/schema'
import { aboutRequest, resumeMails, stopMails, toAddress } from '../../../mail/mail-stop.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { OpenedRequest } from '../../../requests/find-request.ts'
import { callReminder } from '../../../requests/reminders/stop-token.ts'

/**
 * Whether reminders leave: of all requests of the address for a key that was mailed to it, of this request alone for any other one,
 * which anybody gets who types the address. It concerns nobody else: no version, no mail.
 */
export async function switchReminders(
  tx: Transaction,
  { request: { id, email }, mailedTo }: OpenedRequest,
  { reminders }: RequestChange,
  now: Date,
): Promise<void> {
  if (reminders === undefined) return
  const own = aboutRequest(id)
  const hasRights = mailedTo === toAddress(email)
  if (reminders) await resumeMails(tx, hasRights ? [mailedTo, own] : [own], callReminder)
  else await stopMails(tx, hasRights ? mailedTo : own, callReminder, now)
}
