import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { NotAuthenticated, NotPermitted, SecondFactorRequired, TokenNotValid } from '../platform/contract/failures.ts'
import { isBeforeSecondFactor, mayUse } from '../staff/rights.ts'
import { type StaffRow, staff } from '../staff/staff.table.ts'
import { readAccessToken } from './access-token.ts'
import { isOpen, type SessionSettings, type SessionStore } from './session-settings.ts'
import { staffSession } from './staff-session.table.ts'

/** Who asks, in which session. */
interface SignedIn {
  person: StaffRow
  sessionId: string
}

const known = new WeakMap<FastifyRequest, SignedIn>()

/** What a token is held against. */
interface Gate extends SessionStore {
  sessions: Pick<SessionSettings, 'key' | 'secondFactor'>
}

/**
 * Lets a request pass whose access token counts now and whose sender has the right to it: a session that has ended, or a
 * person who is disabled, ends what was signed for them before, and a role counts from the moment it is given. It runs for every
 * operation that the contract secures with `bearer`.
 */
export function requireBearer({ database, sessions, clock }: Gate) {
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
    const { person, session } = found
    const operation = operationOf(request)
    if (!mayUse(person.role, operation)) throw new NotPermitted()
    const isDemanded = sessions.secondFactor === 'demanded' && !isBeforeSecondFactor(operation)
    if (isDemanded && !session.hasSecondFactor) throw new SecondFactorRequired()
    known.set(request, { person, sessionId: session.id })
  }
}

/** Who sent a request that passed. */
export function signedIn(request: FastifyRequest): StaffRow {
  return signedInAs(request).person
}

/** The session of a request that passed. */
export function sessionOf(request: FastifyRequest): string {
  return signedInAs(request).sessionId
}

function signedInAs(request: FastifyRequest): SignedIn {
  const asking = known.get(request)
  if (asking === undefined) throw new NotAuthenticated()
  return asking
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
