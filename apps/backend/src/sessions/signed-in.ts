import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { NotAuthenticated, NotPermitted, SecondFactorRequired, TokenNotValid } from '../platform/contract/failures.ts'
import { isBeforeSecondFactor, mayUse } from '../staff/rights.ts'
import { type StaffRow, staff } from '../staff/staff.table.ts'
import { readAccessToken } from './access-token.ts'
import { isOpen, type SessionSettings, type SessionStore } from './session-settings.ts'
import { staffSession } from './staff-session.table.ts'

interface SignedIn {
  person: StaffRow
  sessionId: string
}

const signedInByRequest = new WeakMap<FastifyRequest, SignedIn>()

interface BearerContext extends SessionStore {
  sessions: Pick<SessionSettings, 'key' | 'secondFactor'>
}

/**
 * Accepts a request if its access token is valid and its user has the right to the operation. Ended sessions, disabled users
 * and changed roles take effect at once, because they are read from the database.
 */
export function requireBearer({ database, sessions, clock }: BearerContext) {
  return (operationId: string) =>
    async (request: FastifyRequest): Promise<void> => {
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
      if (!mayUse(person.role, operationId)) throw new NotPermitted()
      const isSecondFactorRequired = sessions.secondFactor === 'demanded' && !isBeforeSecondFactor(operationId)
      if (isSecondFactorRequired && !session.hasSecondFactor) throw new SecondFactorRequired()
      signedInByRequest.set(request, { person, sessionId: session.id })
    }
}

/** The staff member who sent an accepted request. */
export function signedIn(request: FastifyRequest): StaffRow {
  return signedInAs(request).person
}

/** The session of an accepted request. */
export function sessionOf(request: FastifyRequest): string {
  return signedInAs(request).sessionId
}

function signedInAs(request: FastifyRequest): SignedIn {
  const found = signedInByRequest.get(request)
  if (found === undefined) throw new NotAuthenticated()
  return found
}

/** Returns the token; throws for schemes other than `Bearer`. */
function bearerOf({ headers }: FastifyRequest): string {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ', 2)
  if (scheme?.toLowerCase() !== 'bearer') throw new NotAuthenticated()
  return token
}
