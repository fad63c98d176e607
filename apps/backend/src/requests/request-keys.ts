import { randomInt } from 'node:crypto'
import { daysOfKeysInMails } from '@clairmemoire/domain/retention'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { toAddress, toNumber } from '../mail/mail-stop.ts'
import { hashOfCapability, newCapability } from '../platform/capability.ts'
import type { Database } from '../platform/database/connect.ts'
import { type Insert, insertInto, insertTogether } from '../platform/database/inserts.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { requestLink, requestMail, type RequestRow, requestTable } from './request.table.ts'

type RequestMailRow = typeof requestMail.$inferInsert

const day = 24 * 3_600_000

interface DeviceKey extends Pick<typeof requestLink.$inferInsert, 'requestId' | 'limited' | 'mailedTo'> {
  capability: string
  now: Date
}

export async function addDeviceKey(tx: Transaction, key: DeviceKey): Promise<void> {
  await insertTogether(tx, [deviceKey(key)])
}

export function deviceKey({ capability, now, ...link }: DeviceKey): Insert {
  return insertInto(requestLink, {
    ...link,
    capabilityHash: hashOfCapability(capability),
    device: true,
    createdAt: now,
  })
}

export async function addMailWithKey(tx: Transaction, ...mail: Parameters<typeof mailWithKey>): Promise<void> {
  await insertTogether(tx, mailWithKey(...mail))
}

/**
 * Returns the inserts of a mail with a link, and of the key of the link. No response contains this key. If a change caused the
 * mail, `mail.mailedTo` is that of the key with which the change was made.
 */
export function mailWithKey({ id, email }: Pick<RequestRow, 'id' | 'email'>, mail: NewMail, now: Date): Insert[] {
  return withKey(id, { mailedTo: toAddress(email), limited: false }, mail, now)
}

/** Returns the inserts of a text message with a link, whose key is limited. */
export function smsWithKey(
  { id, phone }: { id: string; phone: string },
  sms: Omit<NewMail, 'mailedTo'>,
  now: Date,
): Insert[] {
  return withKey(id, { mailedTo: toNumber(phone), limited: true }, sms, now)
}

type NewMail = Pick<RequestMailRow, 'id' | 'letter' | 'version' | 'remindsOf' | 'mailedTo'>

function withKey(
  requestId: string,
  { mailedTo, limited }: { mailedTo: string; limited: boolean },
  mail: NewMail,
  now: Date,
): Insert[] {
  const capability = newCapability()
  const capabilityHash = hashOfCapability(capability)
  return [
    insertInto(requestMail, { mailedTo, ...mail, requestId, capability, createdAt: now }),
    insertInto(requestLink, { capabilityHash, requestId, device: false, limited, mailedTo, createdAt: now }),
  ]
}

/**
 * Stores the key of a printed letter in place of earlier ones, and returns it. Another person may open a letter, so the key is limited.
 */
export async function addLetterKey(tx: Transaction, requestId: string, now: Date): Promise<string> {
  const capability = newCapability()
  const { device, limited, mailedTo } = requestLink
  await tx
    .delete(requestLink)
    .where(and(eq(requestLink.requestId, requestId), eq(device, false), limited, isNull(mailedTo)))
  await tx
    .insert(requestLink)
    .values({ capabilityHash: hashOfCapability(capability), requestId, limited: true, createdAt: now })
  return capability
}

/**
 * Runs after a message with a link was sent, and deletes older links of the same channel whose messages were sent too. Links of
 * messages in the queue stay valid until the next message, so that the message that arrives last has a valid link.
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
    .returning({ createdAt: requestLink.createdAt, limited: requestLink.limited })
  if (sent === undefined) return
  await database.delete(requestLink).where(
    and(
      eq(requestLink.requestId, requestId),
      eq(requestLink.device, false),
      eq(requestLink.limited, sent.limited),
      // Post is slow: the key of a printed letter ends only with the next letter.
      isNotNull(requestLink.mailedTo),
      lt(requestLink.createdAt, sent.createdAt),
      or(isNotNull(requestLink.leftAt), lt(requestLink.createdAt, oldest)),
    ),
  )
}

/** Returns a code with which a limited key opens the whole request. */
export function newSmsCode(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}

/** Returns whether somebody used a key that was sent to this address or number. Then its owner knows of requests in their name. */
export async function hasOpenedKey(
  database: Database,
  to: Pick<RequestRow, 'email'> | { phone: string },
): Promise<boolean> {
  const [isOfReader, mailedTo] =
    'phone' in to
      ? [eq(requestTable.phone, to.phone), toNumber(to.phone)]
      : [sql`lower(${requestTable.email}) = ${to.email.toLowerCase()}`, toAddress(to.email)]
  const opened = await database
    .select({ id: requestTable.id })
    .from(requestTable)
    .innerJoin(requestLink, eq(requestLink.requestId, requestTable.id))
    .where(and(isOfReader, requestLink.device, eq(requestLink.mailedTo, mailedTo)))
    .limit(1)
  return opened.length > 0
}
