import { randomUUID } from 'node:crypto'
import type { ChosenPassword, Invitation, Locale } from '@clairmemoire/api-client/schema'
import { daysOfInvitations } from '@clairmemoire/domain/retention'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { hashOfPassword, isLongEnough } from '../../staff/passwords.ts'
import { type InvitationRow, invitation, staff } from '../../staff/staff.table.ts'
import { auditAccount } from '../../staff/staff-account.ts'
import type { Backend } from '../backend.ts'

const day = 24 * 3_600_000

export function endOf({ createdAt }: Pick<InvitationRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + daysOfInvitations * day)
}

interface Invited {
  staffId: string
  reason: InvitationRow['reason']
  locale: Locale
}

/** Queues a mail with a link that replaces all earlier links of the user. */
export async function invite(tx: Transaction, { mails, clock }: Backend, invited: Invited): Promise<void> {
  const id = randomUUID()
  const capability = newCapability()
  const key = { capability, capabilityHash: hashOfCapability(capability) }
  await tx.delete(invitation).where(eq(invitation.staffId, invited.staffId))
  await tx.insert(invitation).values({ id, ...invited, ...key, createdAt: clock() })
  await mails.enqueue(tx, [{ letter: 'invitation_staff', subject_id: id }])
}

type InvitationRequest = FastifyRequest<{ Params: { key: string } }>

/** Returns the user of a link. The link stays valid, because mail scanners also follow links. */
export function getInvitation(backend: Backend) {
  return async ({ params }: InvitationRequest): Promise<Invitation> => {
    const { email, createdAt } = await openInvitation(backend, params.key)
    return { email, expires_at: endOf({ createdAt }).toISOString() }
  }
}

/** Stores the chosen password. Only one of several concurrent requests with the same key succeeds. */
export function acceptInvitation(backend: Backend) {
  return async (
    { params, body }: InvitationRequest & FastifyRequest<{ Body: ChosenPassword }>,
    reply: FastifyReply,
  ): Promise<void> => {
    const { id } = await openInvitation(backend, params.key)
    if (!isLongEnough(body.password)) throw Refusal.of({ password: 'too_short' })
    const passwordHash = await hashOfPassword(body.password)
    await inTransaction(backend.database, async (tx) => {
      const [used] = await tx.delete(invitation).where(eq(invitation.id, id)).returning({ staffId: invitation.staffId })
      if (used === undefined) throw new NotFound()
      const changed = await tx
        .update(staff)
        .set({ passwordHash })
        .where(and(eq(staff.id, used.staffId), isNull(staff.disabledAt)))
        .returning({ id: staff.id })
      if (changed.length === 0) throw new NotFound()
      const chosen = { action: 'password_chosen', id: used.staffId, by: used.staffId } as const
      await auditAccount(tx, [chosen], backend.clock())
    })
    await reply.status(204).send()
  }
}

async function openInvitation({ database, clock }: Backend, key: string) {
  const since = new Date(clock().getTime() - daysOfInvitations * day)
  const [found] = await database
    .select({ id: invitation.id, email: staff.email, createdAt: invitation.createdAt })
    .from(invitation)
    .innerJoin(staff, eq(staff.id, invitation.staffId))
    .where(
      and(
        eq(invitation.capabilityHash, hashOfCapability(key)),
        gt(invitation.createdAt, since),
        isNull(staff.disabledAt),
      ),
    )
  if (found === undefined) throw new NotFound()
  return found
}

/** Deletes expired invitations. */
export async function deleteOldInvitations({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(invitation).where(lt(invitation.createdAt, new Date(now.getTime() - daysOfInvitations * day)))
}
