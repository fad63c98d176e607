import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type ContactRow, contact } from './contact.table.ts'

/** As it is now; nobody else confirms, tells or erases until the transaction ends. Undefined for one that is gone. */
export async function lockContact(tx: Transaction, id: string): Promise<ContactRow | undefined> {
  const [row] = await tx.select().from(contact).where(eq(contact.id, id)).for('update')
  return row
}
