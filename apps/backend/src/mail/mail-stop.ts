import { and, eq } from 'drizzle-orm'
import type { RowStatement } from '../platform/database/insert-rows.ts'
import type { Database } from '../platform/database/connect.ts'
import { hashOfMailbox } from './mailbox-hash.ts'
import { mailStop } from './mail-stop.table.ts'

/** The statement after which letters of this name leave to this address no more. */
export function stoppedMails(address: string, letter: string, at: Date): RowStatement {
  return {
    text: `insert into mail_stop (mailbox, letter, at)
           select mailbox, letter, at from json_to_recordset($rows) as given(mailbox text, letter text, at timestamptz)
           on conflict do nothing`,
    rows: [{ mailbox: hashOfMailbox(address), letter, at }],
  }
}

/** The statement after which they leave again. */
export function resumedMails(address: string, letter: string): RowStatement {
  return {
    text: `delete from mail_stop using json_to_recordset($rows) as given(mailbox text, letter text)
           where mail_stop.mailbox = given.mailbox and mail_stop.letter = given.letter`,
    rows: [{ mailbox: hashOfMailbox(address), letter }],
  }
}

export async function isStopped(database: Database, address: string, letter: string): Promise<boolean> {
  const found = await database
    .select({ at: mailStop.at })
    .from(mailStop)
    .where(and(eq(mailStop.mailbox, hashOfMailbox(address)), eq(mailStop.letter, letter)))
  return found.length > 0
}
