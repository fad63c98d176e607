import type { Claimed, ClaimRequest, NextCall } from '@clairmemoire/api-client/schema'
import { and, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fullName } from '../../calls/promised-call.ts'
import { notifyDesks, notifyDesksNow } from '../../desk/desk-changes.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { noClaim } from '../../desk/desk-cases.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import type { Queries } from '../../platform/database/connect.ts'
import { inTransaction, lockName, type Transaction, tryLockName } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import type { StaffRow } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'
import { toCallNow } from './list-desk-requests.ts'
import { byUrgency, isClaimed } from './listed-request.ts'

/** Concurrent users get different calls without waiting for each other. Concurrent requests of one user get the same call. */
export function claimNextCall({ database, clock }: Backend) {
  return async (request: FastifyRequest): Promise<NextCall> => {
    const person = signedIn(request)
    const now = clock()
    return inTransaction(database, async (tx) => {
      const concurrent = await concurrentClaim(tx, person.id)
      if (concurrent !== undefined) return { reference: concurrent }
      const [next] = await tx
        .select({ subjectId: deskCase.subjectId })
        .from(deskCase)
        .where(and(toCallNow(now), not(sql`coalesce(${isClaimed(now)}, false)`), isFor(person.id, now)))
        .orderBy(...byUrgency)
        .limit(1)
        .for('update', { skipLocked: true })
      if (next === undefined) return { reference: null }
      await tx.update(deskCase).set(noClaim).where(eq(deskCase.claimedBy, person.id))
      const [claimed] = await tx
        .update(deskCase)
        .set({ claimedBy: person.id, claimedAt: now, claimSeenAt: now })
        .where(eq(deskCase.subjectId, next.subjectId))
        .returning({ reference: deskCase.reference })
      notifyDesks(tx)
      return { reference: claimed?.reference ?? null }
    })
  }
}

/** Selects calls that were not given to a colleague, and urgent or late calls, so that no call waits for somebody who is away. */
function isFor(staffId: string, now: Date): SQL {
  const { givenTo, isUrgent, dueAt } = deskCase
  return sql`(
    ${givenTo} is null or ${givenTo} = ${staffId} or ${isUrgent} or ${dueAt} <= ${now.toISOString()}::timestamptz
    or ${givenTo} in (select id from staff where disabled_at is not null)
  )`
}

/** If the same user has a concurrent request, waits for it and returns its claim; otherwise returns undefined. */
async function concurrentClaim(tx: Transaction, staffId: string): Promise<string | undefined> {
  const name = `next call of ${staffId}`
  if (await tryLockName(tx, name)) return undefined
  await lockName(tx, name)
  const [claimed] = await tx
    .select({ reference: deskCase.reference })
    .from(deskCase)
    .where(eq(deskCase.claimedBy, staffId))
    .orderBy(desc(deskCase.claimedAt))
    .limit(1)
  return claimed?.reference
}

type Claiming = FastifyRequest<{ Params: { reference: string }; Body: ClaimRequest }>

/** Claims a case or renews the claim. */
export function claimDeskRequest({ database, clock }: Backend) {
  return async (request: Claiming): Promise<Claimed> => {
    const person = signedIn(request)
    const now = clock()
    const isFree = or(eq(deskCase.claimedBy, person.id), not(sql`coalesce(${isClaimed(now)}, false)`))
    const [claimed] = await database
      .update(deskCase)
      .set({
        claimedBy: person.id,
        claimedAt: sql`case when ${deskCase.claimedBy} = ${person.id} then ${deskCase.claimedAt} else ${now.toISOString()}::timestamptz end`,
        claimSeenAt: now,
      })
      .where(and(eq(deskCase.reference, request.params.reference), request.body.take_over ? undefined : isFree))
      .returning({ version: deskCase.version, since: deskCase.claimedAt })
    if (claimed === undefined) {
      await refuseUnknown(database, request.params.reference)
      throw Refusal.of({ claim: 'claimed' })
    }
    const { version, since } = claimed
    // The renewal of a claim changes no list.
    if (since?.getTime() === now.getTime()) notifyDesksNow(database)
    return { version, claim: { name: nameOf(person), since: (since ?? now).toISOString(), is_mine: true } }
  }
}

/** Throws for an unknown reference. */
async function refuseUnknown(queries: Queries, reference: string): Promise<void> {
  if ((await queries.$count(deskCase, eq(deskCase.reference, reference))) === 0) throw new NotFound()
}

export function releaseDeskRequest({ database }: Backend) {
  return async (request: FastifyRequest<{ Params: { reference: string } }>, reply: FastifyReply): Promise<void> => {
    const person = signedIn(request)
    const isMine = and(eq(deskCase.reference, request.params.reference), eq(deskCase.claimedBy, person.id))
    await database.update(deskCase).set(noClaim).where(isMine)
    notifyDesksNow(database)
    await reply.status(204).send()
  }
}

export function nameOf({ firstName, lastName }: Pick<StaffRow, 'firstName' | 'lastName'>): string {
  return fullName(firstName, lastName)
}
