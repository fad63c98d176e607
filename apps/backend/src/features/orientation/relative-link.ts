import type { RelativeLink, RelativeLinkRequest } from '@clairmemoire/api-client/schema'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { recordConsents } from '../../consents/consents.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import type { Backend } from '../backend.ts'
import { relativeLink, relativeView } from './orientation.table.ts'
import { findResult, lockResult } from './recommendation/find-result.ts'

type LinkRequest = FastifyRequest<{ Params: { id: string }; Body: RelativeLinkRequest }>

const lifetime = 30 * 24 * 3_600_000

/** Creates a link for one relative. It replaces an unused link. */
export function createRelativeLink(backend: Backend) {
  return async ({ params, body }: LinkRequest, reply: FastifyReply): Promise<RelativeLink> => {
    const result = await findResult(backend, params.id)
    if (result?.userType !== 'patient') throw new NotFound()
    const { id: resultId, reference } = result
    const now = backend.clock()
    const expiresAt = new Date(now.getTime() + lifetime)
    const link = newCapability()
    const stored = { linkHash: hashOfCapability(link), expiresAt }
    await inTransaction(backend.database, async (tx) => {
      await tx
        .insert(relativeLink)
        .values({ resultId, ...stored })
        .onConflictDoUpdate({ target: relativeLink.resultId, set: stored })
      await recordConsents(tx, {
        subjectId: resultId,
        purposes: ['compare_with_relative'],
        textVersion: body.consent_text_version,
        locale: body.locale,
        givenAt: now,
      })
      await tx.insert(auditEntry).values({ action: 'relative_link', subjectId: resultId, reference, at: now })
    })
    reply.status(201)
    return { link_id: link, expires_on: expiresAt.toISOString().slice(0, 10) }
  }
}

/** Uses up the link and stores the relative's view. Throws a refusal for an unknown, used or expired link. */
export async function viewThroughLink(
  tx: Transaction,
  link: string,
  relativeResultId: string,
  at: Date,
): Promise<void> {
  const open = and(eq(relativeLink.linkHash, hashOfCapability(link)), gt(relativeLink.expiresAt, at))
  const [found] = await tx.select().from(relativeLink).where(open)
  // Locks in the same order as erasing: first the result, then the link.
  if (found) await lockResult(tx, found.resultId)
  const [used] = await tx.delete(relativeLink).where(open).returning({ resultId: relativeLink.resultId })
  if (used === undefined) throw Refusal.of({ relative_link: 'link_unavailable' })
  await tx
    .insert(relativeView)
    .values({ ...used, relativeResultId })
    .onConflictDoUpdate({ target: relativeView.resultId, set: { relativeResultId } })
}
