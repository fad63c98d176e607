import type { BegunSession, LogInRequest } from '@clairmemoire/api-client/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { accessToken } from '../../sessions/access-token.ts'
import { beginSession } from '../../sessions/begin-session.ts'
import { setCsrfCookie } from '../../sessions/csrf-cookie.ts'
import { setRefreshCookie } from '../../sessions/refresh-cookie.ts'
import { isPassword } from '../../staff/passwords/password-hash.ts'
import { type StaffRow, staff } from '../../staff/staff.table.ts'
import { staffAddress } from '../../staff/staff-address.ts'
import type { Backend } from '../backend.ts'
import { attemptLogin, noteSuccess } from './throttling/login-attempt.ts'
import { loginSource } from './throttling/login-source.ts'
import { userOf } from './user.ts'

/** Begins a session (R7-04). Nobody's address, a wrong password and somebody who is disabled are answered alike, and take as long. */
export function logIn(backend: Backend) {
  return async (request: FastifyRequest<{ Body: LogInRequest }>, reply: FastifyReply): Promise<BegunSession> => {
    const { password } = request.body
    const email = staffAddress(request.body.email) ?? request.body.email
    const attempt = await attemptLogin(backend, loginSource(backend, email, request.ip))
    const person = await whoHas(backend, email, password)
    if (person === undefined) throw wrongCredentials()
    await noteSuccess(backend, attempt)
    const session = await inTransaction(backend.database, async (tx) => {
      if (!(await isStill(tx, person))) throw wrongCredentials()
      return beginSession(tx, person.id, backend.clock())
    })
    const { token } = await accessToken(backend.sessions.key, session, backend.clock())
    setRefreshCookie(request, reply, session.token)
    setCsrfCookie(request, reply)
    return { access_token: token, refresh_token: '', user: userOf(person) }
  }
}

async function whoHas({ database }: Backend, email: string, password: string): Promise<StaffRow | undefined> {
  const [person] = await database.select().from(staff).where(eq(staff.email, email))
  const isTheirs = await isPassword(password, person?.passwordHash)
  return isTheirs && person?.disabledAt === null ? person : undefined
}

/** Whether nobody gave them another password, or disabled them, since they were looked for; whoever does from now on waits, and ends the session. */
async function isStill(tx: Transaction, { id, passwordHash }: StaffRow): Promise<boolean> {
  const unchanged = and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), isNull(staff.disabledAt))
  return (await tx.select({ id: staff.id }).from(staff).where(unchanged).for('share')).length === 1
}

const wrongCredentials = () => Refusal.of({ non_field_errors: 'wrong_credentials' })
