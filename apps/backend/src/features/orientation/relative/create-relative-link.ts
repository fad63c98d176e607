import type { RelativeLink, RelativeLinkRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { relativeLink } from '../orientation.table.ts'
import { findResult } from '../recommendation/find-result.ts'

type LinkRequest = FastifyRequest<{ Params: { id: string }; Body: RelativeLinkRequest }>

const lifetime = 30 * 24 * 3_600_000

/** A link for one relative; the one before it, if nobody used it, ends. */
export function createRelativeLink(backend: Backend) {
  return async ({ params, body }: LinkRequest, reply: FastifyReply): Promise<RelativeLink> => {
    const result = await findResult(backend, params.id)
    if (result?.userType !== 'patient') throw new NotFound()
    const { id: resultId, reference } = result
    const now = backend.clock()
    const expiresAt = new Date(now.getTime() + lifetime)
    const link = newCapability()
    const kept = { linkHash: hashOfCapability(link), expiresAt }
    await inTransaction(backend.database, async (tx) => {
      await tx
        .insert(relativeLink)
        .values({ resultId, ...kept })
        .onConflictDoUpdate({ target: relativeLink.resultId, set: kept })
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
