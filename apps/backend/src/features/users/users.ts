import { randomUUID } from 'node:crypto'
import type {
  InviteRequest,
  ResetRequest,
  StaffMember,
  StaffMembers,
  UserChange,
} from '@clairmemoire/api-client/schema'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/contract/failures.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import type { Queries } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { endSessionsOf } from '../../sessions/staff-sessions.ts'
import { noPassword } from '../../staff/passwords.ts'
import { type InvitationRow, invitation, type StaffRow, staff } from '../../staff/staff.table.ts'
import { type AccountChange, auditAccount, removeSecondFactor, staffAddress } from '../../staff/staff-account.ts'
import type { Backend } from '../backend.ts'
import { endOf, invite } from './invitations.ts'

/** Lists all accounts, including disabled accounts. */
export function listUsers({ database, clock }: Backend) {
  return async (): Promise<StaffMembers> => {
    const found = await members(database).orderBy(asc(staff.lastName), asc(staff.firstName), asc(staff.id)).limit(1000)
    return { users: found.map((each) => staffMember(each, clock())) }
  }
}

type InviteUserRequest = FastifyRequest<{ Body: InviteRequest }>

/** Creates an account without a password and queues the mail for choosing one, in one transaction. */
export function inviteUser(backend: Backend) {
  return async (request: InviteUserRequest, reply: FastifyReply): Promise<StaffMember> => {
    const { body } = request
    const { id: by } = signedIn(request)
    const { first_name: firstName, last_name: lastName, role, locale } = body
    const email = staffAddress(body.email)
    const problems = [...nameProblems(body), ...(email === undefined ? [['email', 'invalid_email'] as const] : [])]
    if (email === undefined || problems.length > 0) throw new Refusal(problems)
    const row = { id: randomUUID(), email, firstName, lastName, role, passwordHash: noPassword }
    const now = backend.clock()
    const added = await inTransaction(backend.database, async (tx) => {
      const [stored] = await tx
        .insert(staff)
        .values({ ...row, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: staff.id })
      if (stored === undefined) throw Refusal.of({ email: 'taken' })
      await auditAccount(tx, [{ action: 'account_made', id: stored.id, by, role }], now)
      await invite(tx, backend, { staffId: stored.id, reason: 'new', locale })
      return memberOf(tx, stored.id, now)
    })
    reply.status(201)
    return added
  }
}

type ChangeUserRequest = FastifyRequest<{ Params: { id: string }; Body: UserChange }>

/** Disabling a user ends all their sessions. Other changes end no session, because the role is read at each request. */
export function changeUser(backend: Backend) {
  const { database, clock } = backend
  return async (request: ChangeUserRequest): Promise<StaffMember> => {
    const { body } = request
    const { id } = request.params
    const { id: by } = signedIn(request)
    const problems = nameProblems(body)
    if (problems.length > 0) throw new Refusal(problems)
    return inTransaction(database, async (tx) => {
      const now = clock()
      const { before, isLast } = await lockMember(tx, id)
      const { role = before.role, disabled = before.disabledAt !== null } = body
      if (isLast && (role !== 'administrator' || disabled)) throw lastAdministrator()
      const { first_name: firstName = before.firstName, last_name: lastName = before.lastName } = body
      const disabledAt = disabled ? (before.disabledAt ?? now) : null
      const after = { role, firstName, lastName, disabledAt }
      await tx.update(staff).set(after).where(eq(staff.id, id))
      await auditAccount(tx, changesOf(before, after, by), now)
      if (disabled) await endSessionsOf(tx, id, { at: now, because: 'disabled' })
      return memberOf(tx, id, now)
    })
  }
}

type Changed = Pick<StaffRow, 'role' | 'firstName' | 'lastName' | 'disabledAt'>

function changesOf(before: StaffRow, after: Changed, by: string): AccountChange[] {
  const { id } = before
  const isRenamed = before.firstName !== after.firstName || before.lastName !== after.lastName
  const isDisabled = after.disabledAt !== null
  return [
    ...(isRenamed ? [{ action: 'account_renamed' as const, id, by }] : []),
    ...(before.role === after.role ? [] : [{ action: 'account_role' as const, id, by, role: after.role }]),
    ...((before.disabledAt !== null) === isDisabled
      ? []
      : [{ action: isDisabled ? ('account_disabled' as const) : ('account_enabled' as const), id, by }]),
  ]
}

type ResetUserRequest = FastifyRequest<{ Params: { id: string }; Body: ResetRequest }>

/** Invalidates password, second factor and sessions of a user, and sends a link for a new password. */
export function resetUser(backend: Backend) {
  const { database, clock } = backend
  return async (request: ResetUserRequest): Promise<StaffMember> => {
    const { id } = request.params
    const { locale } = request.body
    const { id: by } = signedIn(request)
    const now = clock()
    return inTransaction(database, async (tx) => {
      const { before, isLast } = await lockMember(tx, id)
      if (before.disabledAt !== null) throw new NotFound()
      if (isLast) throw lastAdministrator()
      await tx.update(staff).set({ passwordHash: noPassword }).where(eq(staff.id, id))
      await removeSecondFactor(tx, id)
      await endSessionsOf(tx, id, { at: now, because: 'password_reset' })
      await auditAccount(tx, [{ action: 'account_reset', id, by }], now)
      await invite(tx, backend, { staffId: id, reason: isInvited(before) ? 'new' : 'reset', locale })
      return memberOf(tx, id, now)
    })
  }
}

const lastAdministrator = () => Refusal.of({ non_field_errors: 'last_administrator' })

/** Returns whether the user has not chosen a password yet. */
function isInvited({ passwordHash }: Pick<StaffRow, 'passwordHash'>): boolean {
  return passwordHash === noPassword
}

function nameProblems(names: Pick<UserChange, 'first_name' | 'last_name'>): FieldProblem[] {
  return (['first_name', 'last_name'] as const).flatMap((field) => {
    const name = names[field]
    return name === undefined || isPersonName(name) ? [] : [[field, 'invalid'] as const]
  })
}

/**
 * Locks the active administrators and then the user until the transaction ends, so that two administrators cannot demote each
 * other at the same time.
 */
async function lockMember(tx: Transaction, id: string): Promise<{ before: StaffRow; isLast: boolean }> {
  const administrators = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'administrator'), isNull(staff.disabledAt), ne(staff.passwordHash, noPassword)))
    .orderBy(asc(staff.id))
    .for('update')
  const [before] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  if (before === undefined) throw new NotFound()
  return { before, isLast: administrators.length === 1 && administrators[0]?.id === id }
}

interface Member {
  person: StaffRow
  link: InvitationRow | null
}

function members(database: Queries) {
  return database
    .select({ person: staff, link: invitation })
    .from(staff)
    .leftJoin(invitation, eq(invitation.staffId, staff.id))
    .$dynamic()
}

async function memberOf(tx: Transaction, id: string, now: Date): Promise<StaffMember> {
  const [found] = await members(tx).where(eq(staff.id, id))
  if (found === undefined) throw new NotFound()
  return staffMember(found, now)
}

function staffMember(member: Member, now: Date): StaffMember {
  const { id, email, firstName, lastName, role } = member.person
  return { pk: id, email, first_name: firstName, last_name: lastName, role, state: stateOf(member, now) }
}

function stateOf({ person, link }: Member, now: Date): StaffMember['state'] {
  if (person.disabledAt !== null) return 'disabled'
  if (!isInvited(person)) return 'active'
  return link !== null && endOf(link) > now ? 'invited' : 'link_over'
}
