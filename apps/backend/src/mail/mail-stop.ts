import { hash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { RowStatement } from '../platform/database/insert-rows.ts'
import type { Database } from '../platform/database/connect.ts'
import { mailStop } from './mail-stop.table.ts'

/** All mails to an address, as it is written: what follows a + may be the mailbox of somebody else. */
export function toAddress(address: string): string {
  return hash('sha256', address.toLowerCase())
}

/** Mails about one request alone. */
export function aboutRequest(id: string): string {
  return hash('sha256', `request ${id}`)
}

/** The statement after which letters of this name leave no more: `which` is `toAddress` or `aboutRequest`. */
export function stoppedMails(which: string, letter: string, at: Date): RowStatement {
  return {
    text: `insert into mail_stop (mailbox, letter, at)
           select mailbox, letter, at from json_to_recordset($rows) as given(mailbox text, letter text, at timestamptz)
           on conflict do nothing`,
    rows: [{ mailbox: which, letter, at }],
  }
}

/** The statement after which they leave again. */
export function resumedMails(which: readonly string[], letter: string): RowStatement {
  return {
    text: `delete from mail_stop using json_to_recordset($rows) as given(mailbox text, letter text)
           where mail_stop.mailbox = given.mailbox and mail_stop.letter = given.letter`,
    rows: which.map((mailbox) => ({ mailbox, letter })),
  }
}

export async function isStopped(database: Database, which: readonly string[], letter: string): Promise<boolean> {
  const found = await database
    .select({ at: mailStop.at })
    .from(mailStop)
    .where(and(inArray(mailStop.mailbox, [...which]), eq(mailStop.letter, letter)))
  return found.length > 0
}
