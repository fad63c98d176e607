import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { hashOfMailbox } from './mailbox-hash.ts'
import { mailStop } from './mail-stop.table.ts'

/** Letters of this name leave to this address no more. */
export async function stopMails(database: Database, address: string, letter: string, at: Date): Promise<void> {
  await database
    .insert(mailStop)
    .values({ mailbox: hashOfMailbox(address), letter, at })
    .onConflictDoNothing()
}

export async function isStopped(database: Database, address: string, letter: string): Promise<boolean> {
  const found = await database
    .select({ at: mailStop.at })
    .from(mailStop)
    .where(and(eq(mailStop.mailbox, hashOfMailbox(address)), eq(mailStop.letter, letter)))
  return found.length > 0
}
