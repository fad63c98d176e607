import { and, eq, gt } from 'drizzle-orm'
import { hashOfCapability } from '../../../platform/capability.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { relativeLink, relativeView } from '../orientation.table.ts'
import { lockResult } from '../recommendation/find-result.ts'

/** Uses up the link and puts the relative's result beside the person's. Throws a refusal for a link that is gone, was used, or never was. */
export async function viewThroughLink(
  tx: Transaction,
  link: string,
  relativeResultId: string,
  at: Date,
): Promise<void> {
  const open = and(eq(relativeLink.linkHash, hashOfCapability(link)), gt(relativeLink.expiresAt, at))
  const [found] = await tx.select().from(relativeLink).where(open)
  // Who erases the result takes it first and the link after it.
  if (found) await lockResult(tx, found.resultId)
  const [used] = await tx.delete(relativeLink).where(open).returning({ resultId: relativeLink.resultId })
  if (used === undefined) throw Refusal.of({ relative_link: 'link_unavailable' })
  await tx
    .insert(relativeView)
    .values({ ...used, relativeResultId })
    .onConflictDoUpdate({ target: relativeView.resultId, set: { relativeResultId } })
}
