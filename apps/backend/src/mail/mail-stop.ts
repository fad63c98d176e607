import { hash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { mailStop } from './mail.table.ts'

/** Identifies the mails to exactly this address, because another +tag may be the mailbox of another person. */
export function toAddress(address: string): string {
  return hash('sha256', address.toLowerCase())
}

/** Identifies the text messages to a number in E.164 format. */
export function toNumber(phone: string): string {
  return hash('sha256', `number ${phone}`)
}

/** Identifies the mails about one request. */
export function aboutRequest(id: string): string {
  return hash('sha256', `request ${id}`)
}

/** Stops letters of this name; `mailbox` is a result of `toAddress` or `aboutRequest`. */
export async function stopMails(queries: Queries, mailbox: string, letter: string, at: Date): Promise<void> {
  await queries.insert(mailStop).values({ mailbox, letter, at }).onConflictDoNothing()
}

export async function resumeMails(queries: Queries, mailboxes: readonly string[], letter: string): Promise<void> {
  await queries.delete(mailStop).where(and(inArray(mailStop.mailbox, [...mailboxes]), eq(mailStop.letter, letter)))
}

export async function isStopped(queries: Queries, mailboxes: readonly string[], letter: string): Promise<boolean> {
  const found = await queries
    .select({ at: mailStop.at })
    .from(mailStop)
    .where(and(inArray(mailStop.mailbox, [...mailboxes]), eq(mailStop.letter, letter)))
  return found.length > 0
}
