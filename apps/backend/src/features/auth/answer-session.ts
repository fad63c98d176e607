import type { BegunSession, User } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessToken } from '../../sessions/access-token.ts'
import { setCsrfCookie, setRefreshCookie } from '../../sessions/cookies.ts'
import type { SessionWithToken } from '../../sessions/staff-sessions.ts'
import type { StaffRow } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'

/** Returns the access token of a login, and sets the refresh token as an HttpOnly cookie. */
export async function answerSession(
  { sessions, clock }: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  person: StaffRow,
  session: SessionWithToken,
): Promise<BegunSession> {
  const { token } = await accessToken(sessions.key, session, clock())
  setRefreshCookie(request, reply, session.token)
  setCsrfCookie(request, reply)
  return { access_token: token, refresh_token: '', user: userOf(person) }
}

export function userOf({ id, email, firstName, lastName, role }: StaffRow): User {
  return { pk: id, email, first_name: firstName, last_name: lastName, username: email, role }
}
