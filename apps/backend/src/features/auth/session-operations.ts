import type { BegunSession, LogInRequest, RefreshedToken, SecondStepAsked, User } from '@clairmemoire/api-client/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TokenNotValid } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { accessToken } from '../../sessions/access-token.ts'
import {
  clearRefreshCookie,
  refreshCookie,
  requireCsrfToken,
  setCsrfCookie,
  setRefreshCookie,
} from '../../sessions/cookies.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { beginSession, endSessionOfToken, replaceToken } from '../../sessions/staff-sessions.ts'
import { isPassword } from '../../staff/passwords.ts'
import { type StaffRow, staff } from '../../staff/staff.table.ts'
import { staffAddress } from '../../staff/staff-account.ts'
import type { Backend } from '../backend.ts'
import { answerSession, userOf } from './answer-session.ts'
import { attemptLogin, loginSource, recordSuccess } from './login-throttling.ts'
import { passkeysOf } from './second-factor/passkeys.ts'
import { startSecondStep } from './second-factor/second-step.ts'

/**
 * Begins a session (R7-04), or requests a passkey from users who have one. An unknown address, a wrong password and a disabled
 * account get the same response after the same time.
 */
export function logIn(backend: Backend) {
  return async (
    request: FastifyRequest<{ Body: LogInRequest }>,
    reply: FastifyReply,
  ): Promise<BegunSession | SecondStepAsked> => {
    const { password } = request.body
    const email = staffAddress(request.body.email) ?? request.body.email
    const attempt = await attemptLogin(backend, loginSource(backend, email, request.ip))
    const person = await findStaff(backend, email, password, attempt.isFromKnownNetwork ? 'known' : 'strangers')
    if (person === undefined) throw wrongCredentials()
    await recordSuccess(backend, attempt)
    const next = await inTransaction(backend.database, async (tx) => {
      if (!(await isUnchanged(tx, person))) throw wrongCredentials()
      const keys = await passkeysOf(tx, person.id)
      if (keys.length > 0) return startSecondStep(tx, backend, request, keys)
      return beginSession(tx, person.id, backend.clock())
    })
    if ('sessionId' in next) return answerSession(backend, request, reply, person, next)
    reply.status(202)
    return next
  }
}

async function findStaff(
  { database }: Backend,
  email: string,
  password: string,
  queue: 'known' | 'strangers',
): Promise<StaffRow | undefined> {
  const [person] = await database.select().from(staff).where(eq(staff.email, email))
  const isCorrect = await isPassword(password, person?.passwordHash, queue)
  return isCorrect && person?.disabledAt === null ? person : undefined
}

/** Returns whether password and account are unchanged. The lock makes later changes wait, so that they end the new session. */
async function isUnchanged(tx: Transaction, { id, passwordHash }: StaffRow): Promise<boolean> {
  const unchanged = and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), isNull(staff.disabledAt))
  return (await tx.select({ id: staff.id }).from(staff).where(unchanged).for('share')).length === 1
}

const wrongCredentials = () => Refusal.of({ non_field_errors: 'wrong_credentials' })

export async function getUser(request: FastifyRequest): Promise<User> {
  return userOf(signedIn(request))
}

/** Renews the session of the cookie (R7-06). */
export function refreshToken(backend: Backend) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<RefreshedToken> => {
    const given = refreshCookie(request)
    if (given === undefined) throw new TokenNotValid()
    requireCsrfToken(request, backend.sessions)
    const session = await replaceToken(backend, given)
    if (session === 'copied') request.log.error('a refresh token was used a second time: its session has ended')
    if (typeof session === 'string') throw new TokenNotValid()
    setRefreshCookie(request, reply, session.token)
    const { token, expiresAt } = await accessToken(backend.sessions.key, session, backend.clock())
    return { access: token, access_expiration: expiresAt.toISOString() }
  }
}

/** Ends the session of the cookie, if there is one (R7-05). */
export function logOut(backend: Backend) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<{ detail: string }> => {
    const token = refreshCookie(request)
    if (token !== undefined) {
      requireCsrfToken(request, backend.sessions)
      await endSessionOfToken(backend.database, token, { at: backend.clock(), because: 'logged_out' })
      clearRefreshCookie(request, reply)
    }
    return { detail: 'Successfully logged out.' }
  }
}

export async function getCsrfToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  setCsrfCookie(request, reply)
  reply.status(204)
}
