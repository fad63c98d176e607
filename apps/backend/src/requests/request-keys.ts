import { daysOfKeysInMails } from '@clairmemoire/domain/retention'
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { toAddress } from '../mail/mail-stop.ts'
import { hashOfCapability, newCapability } from '../platform/capability.ts'
import type { Database } from '../platform/database/connect.ts'
import { sendTogether, type Transaction } from '../platform/database/transaction.ts'
import { requestLink, requestMail, type RequestRow, requestTable } from './request.table.ts'

type RequestMailRow = typeof requestMail.$inferInsert

const day = 24 * 3_600_000

interface DeviceKey {
  requestId: string
  capability: string
  /** See `requestLink.mailedTo`. */
  mailedTo: string | null
  now: Date
}

export async function addDeviceKey(
  tx: Transaction,
  { requestId, capability, mailedTo, now }: DeviceKey,
): Promise<void> {
  const capabilityHash = hashOfCapability(capability)
  await tx.insert(requestLink).values({ capabilityHash, requestId, device: true, mailedTo, createdAt: now })
}

/**
 * Stores a mail with a link, and the key of the link. No response contains this key. If a change caused the mail, `mail.mailedTo`
 * is that of the key with which the change was made.
 */
export async function addMailWithKey(
  tx: Transaction,
  { id: requestId, email }: Pick<RequestRow, 'id' | 'email'>,
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
 * Runs after a mail with a link was sent, and deletes older links whose mails were sent too. Links of mails in the queue stay valid
 * until the next mail, so that the mail that arrives last has a valid link.
 */
export async function endOlderLinks(
  database: Database,
  { requestId, capability, now }: { requestId: string; capability: string; now: Date },
): Promise<void> {
  const capabilityHash = hashOfCapability(capability)
  const oldest = new Date(now.getTime() - daysOfKeysInMails * day)
  const [sent] = await database
    .update(requestLink)
    .set({ leftAt: now })
    .where(eq(requestLink.capabilityHash, capabilityHash))
    .returning({ createdAt: requestLink.createdAt })
  if (sent === undefined) return
  await database
    .delete(requestLink)
    .where(
      and(
        eq(requestLink.requestId, requestId),
        eq(requestLink.device, false),
        lt(requestLink.createdAt, sent.createdAt),
        or(isNotNull(requestLink.leftAt), lt(requestLink.createdAt, oldest)),
      ),
    )
}

/** Returns whether somebody used a key that was mailed to this address. Then its owner knows of requests in their name. */
export async function hasOpenedKey(database: Database, email: string): Promise<boolean> {
  const opened = await database
    .select({ id: requestTable.id })
    .from(requestTable)
    .innerJoin(requestLink, eq(requestLink.requestId, requestTable.id))
    .where(
      and(
        sql`lower(${requestTable.email}) = ${email.toLowerCase()}`,
        requestLink.device,
        eq(requestLink.mailedTo, toAddress(email)),
      ),
    )
    .limit(1)
  return opened.length > 0
}
