import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { NotAuthenticated, NotPermitted, TokenNotValid } from '../platform/contract/failures.ts'
import { mayUse } from '../staff/rights.ts'
import { type StaffRow, staff } from '../staff/staff.table.ts'
import { readAccessToken } from './access-token.ts'
import { isOpen } from './session-lifetime.ts'
import type { SessionStore } from './session-settings.ts'
import { staffSession } from './staff-session.table.ts'

const people = new WeakMap<FastifyRequest, StaffRow>()

/**
 * Lets a request pass whose access token counts now and whose sender has the right to it: a session that has ended, or a
 * person who is disabled, ends what was signed for them before, and a role counts from the moment it is given. It runs for every
 * operation that the contract secures with `bearer`.
 */
export function requireBearer({ database, sessions, clock }: SessionStore) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request)
    const now = clock()
    const claims = await readAccessToken(sessions.key, token, now)
    if (claims === undefined) throw new TokenNotValid()
    const [found] = await database
      .select({ person: staff, session: staffSession })
      .from(staffSession)
      .innerJoin(staff, eq(staff.id, staffSession.staffId))
      .where(and(eq(staffSession.id, claims.sessionId), eq(staff.id, claims.staffId)))
    if (found === undefined || !isOpen({ ...found.session, disabledAt: found.person.disabledAt }, now))
      throw new TokenNotValid()
    if (!mayUse(found.person.role, operationOf(request))) throw new NotPermitted()
    people.set(request, found.person)
  }
}

/** Who sent a request that passed. */
export function signedIn(request: FastifyRequest): StaffRow {
  const person = people.get(request)
  if (person === undefined) throw new NotAuthenticated()
  return person
}

/** Its `operationId`, which the reader of the contract leaves in the schema of its route. */
function operationOf({ routeOptions: { schema } }: FastifyRequest): string {
  return schema && 'operationId' in schema ? String(schema.operationId) : ''
}

/** Another scheme than `Bearer` is as if there were nothing. */
function bearerOf({ headers }: FastifyRequest): string {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ', 2)
  if (scheme?.toLowerCase() !== 'bearer') throw new NotAuthenticated()
  return token
}
