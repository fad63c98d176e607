import type { RelativeLink, RelativeLinkRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import type { Backend } from '../../backend.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
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
    await backend.store({
      link: insertRows(relativeLink, [{ resultId, linkHash: hashOfCapability(link), expiresAt }], replaceUnused),
      consents: recordConsents({
        subjectId: resultId,
        purposes: ['compare_with_relative'],
        textVersion: body.consent_text_version,
        locale: body.locale,
        givenAt: now,
      }),
      trail: insertRows(auditEntry, [{ action: 'relative_link', subjectId: resultId, reference, at: now }]),
    })
    reply.status(201)
    return { link_id: link, expires_on: expiresAt.toISOString().slice(0, 10) }
  }
}

const replaceUnused =
  'on conflict (result_id) do update set link_hash = excluded.link_hash, expires_at = excluded.expires_at'
