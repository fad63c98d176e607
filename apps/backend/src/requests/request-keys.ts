import { daysOfKeysInMails } from '@clairmemoire/domain/retention'
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { toAddress } from '../mail/mail-stop.ts'
import { hashOfCapability, newCapability } from '../platform/capability.ts'
import type { Database } from '../platform/database/connect.ts'
import { sendTogether, type Transaction } from '../platform/database/transaction.ts'
import { requestLink, requestMail, type SentRequestRow, sentRequest } from './sent-request.table.ts'

type RequestMailRow = typeof requestMail.$inferInsert

const day = 24 * 3_600_000

interface DeviceKey {
  requestId: string
  capability: string
  /** See `request_link`. */
  mailedTo: string | null
  now: Date
}

/** Stores a key of one device. */
export async function addDeviceKey(
  tx: Transaction,
  { requestId, capability, mailedTo, now }: DeviceKey,
): Promise<void> {
  const capabilityHash = hashOfCapability(capability)
  await tx.insert(requestLink).values({ capabilityHash, requestId, device: true, mailedTo, createdAt: now })
}

/**
 * Stores the record of a mail that brings a link, and the key in it, which is answered to nobody. `mailedTo` is that of the key
 * with which the mail was ordered, where it was ordered with one.
 */
export async function addMailWithKey(
  tx: Transaction,
  { id: requestId, email }: Pick<SentRequestRow, 'id' | 'email'>,
  mail: Pick<RequestMailRow, 'id' | 'version' | 'remindsOf' | 'mailedTo'>,
  now: Date,
): Promise<void> {
  const capability = newCapability()
  const capabilityHash = hashOfCapability(capability)
  const mailedTo = toAddress(email)
  await sendTogether([
    tx.insert(requestMail).values({ mailedTo, ...mail, requestId, capability, createdAt: now }),
    tx.insert(requestLink).values({ capabilityHash, requestId, device: false, mailedTo, createdAt: now }),
  ])
}

/**
 * A mail with a link has left: older links that have left too open nothing any more. Those that still wait in the queue go on to
 * count until the next mail, so that whatever mail comes last has a link that opens.
 */
export async function endOlderLinks(
  database: Database,
  { requestId, capability, now }: { requestId: string; capability: string; now: Date },
): Promise<void> {
  const own = hashOfCapability(capability)
  const leftOrGivenUp = new Date(now.getTime() - daysOfKeysInMails * day)
  const [left] = await database
    .update(requestLink)
    .set({ leftAt: now })
    .where(eq(requestLink.capabilityHash, own))
    .returning({ createdAt: requestLink.createdAt })
  if (left === undefined) return
  await database
    .delete(requestLink)
    .where(
      and(
        eq(requestLink.requestId, requestId),
        eq(requestLink.device, false),
        lt(requestLink.createdAt, left.createdAt),
        or(isNotNull(requestLink.leftAt), lt(requestLink.createdAt, leftOrGivenUp)),
      ),
    )
}

/** Whether a device has opened a key that was mailed to this address: somebody there knows of what is asked in its name. */
export async function hasOpenedKey(database: Database, email: string): Promise<boolean> {
  const opened = await database
    .select({ id: sentRequest.id })
    .from(sentRequest)
    .innerJoin(requestLink, eq(requestLink.requestId, sentRequest.id))
    .where(
      and(
        sql`lower(${sentRequest.email}) = ${email.toLowerCase()}`,
        requestLink.device,
        eq(requestLink.mailedTo, toAddress(email)),
      ),
    )
    .limit(1)
  return opened.length > 0
}
