import type { BegunSession, SecondStep, SecondStepAsked } from '@clairmemoire/api-client/schema'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import { requireSameOrigin } from '../../../sessions/cookies.ts'
import { beginSession } from '../../../sessions/staff-sessions.ts'
import { type PasskeyRow, passkey, type StaffRow, staff } from '../../../staff/staff.table.ts'
import type { Backend } from '../../backend.ts'
import { answerSession } from '../answer-session.ts'
import { attemptChallenge, endChallenge, storeChallenge, verified } from './challenges.ts'
import { passkeysOf } from './passkeys.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'

/** Runs after a correct password. Returns the authentication options with the user's passkeys for this site. */
export async function startSecondStep(
  tx: Transaction,
  { sessions, clock }: Backend,
  request: FastifyRequest,
  keys: readonly PasskeyRow[],
): Promise<SecondStepAsked> {
  const { host } = requireSameOrigin(request, sessions)
  const usable = keys.filter((key) => key.host === host)
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'preferred',
    allowCredentials: usable.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
  const { challenge } = options
  const staffId = keys[0]?.staffId ?? ''
  const key = await storeChallenge(tx, { staffId, purpose: 'login', challenge, createdAt: clock() })
  return { key, options: usable.length === 0 ? null : JSON.stringify(options) }
}

type SecondStepRequest = FastifyRequest<{ Body: SecondStep }>

/** Finishes a login after the password, with a passkey or a recovery code. */
export function finishSecondStep(backend: Backend) {
  const { database, clock } = backend
  return async (request: SecondStepRequest, reply: FastifyReply): Promise<BegunSession> => {
    const { key, response, recovery_code: code } = request.body
    const attempted = await attemptChallenge(database, key, 'login', clock())
    if (attempted === undefined) throw tooLate()
    const { staffId, challenge, keyHash } = attempted
    const used =
      response === undefined ? undefined : await verifiedKey(backend, request, { staffId, challenge, response })
    const { person, session } = await inTransaction(database, async (tx) => {
      if (!(await endChallenge(tx, keyHash))) throw tooLate()
      const person = await lockStaff(tx, staffId)
      if (used !== undefined) await recordUse(tx, used, clock())
      else if (!(await consumeRecoveryCode(tx, staffId, { typed: code ?? '', at: clock() })))
        throw Refusal.of({ recovery_code: 'wrong_credentials' })
      return { person, session: await beginSession(tx, staffId, clock(), true) }
    })
    return answerSession(backend, request, reply, person, session)
  }
}

const tooLate = () => Refusal.of({ key: 'too_late' })

/** Rejects the login if the account was disabled meanwhile. After a reset there is no challenge, so the login fails before. */
async function lockStaff(tx: Transaction, id: string): Promise<StaffRow> {
  const enabled = and(eq(staff.id, id), isNull(staff.disabledAt))
  const [person] = await tx.select().from(staff).where(enabled).for('share')
  if (person === undefined) throw tooLate()
  return person
}

interface UsedKey {
  id: string
  counter: number
}

interface KeyResponse {
  staffId: string
  challenge: string
  response: string
}

/** Verifies the response of a passkey; `recordUse` checks its counter. */
async function verifiedKey(
  { database, sessions }: Backend,
  request: FastifyRequest,
  { staffId, challenge, response }: KeyResponse,
): Promise<UsedKey> {
  const { origin, host } = requireSameOrigin(request, sessions)
  const keys = await passkeysOf(database, staffId)
  return verified(async () => {
    const given = JSON.parse(response) as AuthenticationResponseJSON
    const used = keys.find(({ credentialId }) => credentialId === given.id)
    if (used === undefined) return { id: '', counter: 0, verified: false }
    const { id, credentialId, publicKey, counter, transports } = used
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter, transports },
    })
    return { id, counter: authenticationInfo.newCounter, verified }
  })
}

/** Stores the counter of a passkey. It must increase, also in concurrent responses. Passkeys without a counter always send 0. */
async function recordUse(tx: Transaction, { id, counter }: UsedKey, lastUsedAt: Date): Promise<void> {
  const isIncreased = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  const updated = await tx
    .update(passkey)
    .set({ counter, lastUsedAt })
    .where(and(eq(passkey.id, id), isIncreased))
    .returning({ id: passkey.id })
  if (updated.length === 0) throw Refusal.of({ response: 'invalid' })
}
