import { randomInt, randomUUID } from 'node:crypto'
import type { HandOverLink, HandOverRequest, HandOvers } from '@clairmemoire/api-client/schema'
import { endOfHandOver, handOverState } from '@clairmemoire/domain/hand-over'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { consentGivenAt, hasConsent } from '../../../consents/consents.ts'
import { type DeskCaseRow, deskCase, handOver } from '../../../desk/desk.table.ts'
import { handOversOf } from '../../../desk/hand-overs.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { signedIn } from '../../../sessions/signed-in.ts'
import type { Backend } from '../../backend.ts'
import { nameOf } from '../claims.ts'

type OfRequest = FastifyRequest<{ Params: { reference: string } }>

export function listHandOvers(backend: Backend) {
  return async ({ params }: OfRequest): Promise<HandOvers> =>
    handOversNow(backend, await caseOf(backend.database, params.reference))
}

type Making = OfRequest & FastifyRequest<{ Body: HandOverRequest }>

/** Returns the key and the code of a new link. Only their hashes are stored. */
export function createHandOver({ database, clock }: Backend) {
  return async (request: Making, reply: FastifyReply): Promise<HandOverLink> => {
    const { id: staffId } = signedIn(request)
    const { site } = request.body
    if (site === '') throw Refusal.of({ site: 'required' })
    const id = randomUUID()
    const key = newCapability()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const createdAt = clock()
    await inTransaction(database, async (tx) => {
      const { subjectId, reference, trialCode } = await caseOf(tx, request.params.reference)
      if (trialCode === null) throw Refusal.of({ site: 'invalid' })
      if (!(await hasConsent(tx, subjectId, 'pass_on'))) throw Refusal.of({ consent: 'consent_required' })
      const hashes = { capabilityHash: hashOfCapability(key), codeHash: hashOfCode(key, code) }
      await tx.insert(handOver).values({ id, subjectId, staffId, site, ...hashes, wrongCodes: 0, createdAt })
      await tx.insert(auditEntry).values({ action: 'hand_over_made', subjectId, reference, staffId, at: createdAt })
    })
    reply.status(201)
    return { key, code, expires_at: endOfHandOver({ createdAt }).toISOString() }
  }
}

export function hashOfCode(key: string, code: string): string {
  return hashOfCapability(`${key} ${code}`)
}

type Withdrawing = FastifyRequest<{ Params: { reference: string; id: string } }>

export function withdrawHandOver(backend: Backend) {
  return async (request: Withdrawing): Promise<HandOvers> => {
    const { id: withdrawnBy } = signedIn(request)
    const { reference, id } = request.params
    const at = backend.clock()
    const row = await inTransaction(backend.database, async (tx) => {
      const found = await caseOf(tx, reference)
      const { subjectId } = found
      const ofRequest = and(eq(handOver.id, id), eq(handOver.subjectId, subjectId))
      if ((await tx.$count(handOver, ofRequest)) === 0) throw new NotFound()
      const withdrawn = await tx
        .update(handOver)
        .set({ withdrawnAt: at, withdrawnBy })
        .where(and(ofRequest, isNull(handOver.openedAt), isNull(handOver.withdrawnAt)))
        .returning({ id: handOver.id })
      if (withdrawn.length > 0)
        await tx
          .insert(auditEntry)
          .values({ action: 'hand_over_withdrawn', subjectId, reference, staffId: withdrawnBy, at })
      return found
    })
    return handOversNow(backend, row)
  }
}

/** Throws for an unknown reference. */
async function caseOf(queries: Queries, reference: string): Promise<DeskCaseRow> {
  const [row] = await queries.select().from(deskCase).where(eq(deskCase.reference, reference))
  if (row === undefined) throw new NotFound()
  return row
}

async function handOversNow({ database, clock }: Backend, { subjectId }: DeskCaseRow): Promise<HandOvers> {
  const agreed = await consentGivenAt(database, subjectId, 'pass_on')
  const links = await handOversOf(database, subjectId)
  return {
    hand_overs: links.map((each) => ({
      id: each.id,
      site: each.site,
      state: handOverState(each, agreed, clock()),
      made_at: each.createdAt.toISOString(),
      made_by: nameOf(each.by),
      expires_at: endOfHandOver(each).toISOString(),
      opened_at: each.openedAt?.toISOString() ?? null,
      withdrawn_at: each.withdrawnAt?.toISOString() ?? null,
    })),
  }
}
