import { randomUUID } from 'node:crypto'
import type { AddedPasskey, NewPasskey, PasskeyOptions, Passkeys, RecoveryCodes } from '@clairmemoire/api-client/schema'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/contract/failures.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import { inTransaction, lockName } from '../../../platform/database/transaction.ts'
import { requireSameOrigin } from '../../../sessions/cookies.ts'
import { sessionOf, signedIn } from '../../../sessions/signed-in.ts'
import { markSecondFactor } from '../../../sessions/staff-sessions.ts'
import { type PasskeyRow, passkey, recoveryCode } from '../../../staff/staff.table.ts'
import { auditAccount } from '../../../staff/staff-account.ts'
import type { Backend } from '../../backend.ts'
import { endChallenge, storeChallenge, attemptChallenge, verified } from './challenges.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

const maxPasskeys = 20

/** The COSE algorithms EdDSA, ES256 and RS256. All browsers support them; newer algorithms are experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Returns the user's passkeys, and the number of unused recovery codes. */
export function listPasskeys({ database, sessions }: Backend) {
  return async (request: FastifyRequest): Promise<Passkeys> => {
    const { id } = signedIn(request)
    const keys = await passkeysOf(database, id)
    return {
      passkeys: keys.map(shownPasskey),
      recovery_codes_left: await database.$count(recoveryCode, eq(recoveryCode.staffId, id)),
      demanded: sessions.secondFactor === 'demanded',
    }
  }
}

/** Returns the registration options for the site of the requesting page. */
export function startPasskey({ database, sessions, clinic, clock }: Backend) {
  return async (request: FastifyRequest): Promise<PasskeyOptions> => {
    const person = signedIn(request)
    const { host } = requireSameOrigin(request, sessions)
    const known = await passkeysOf(database, person.id)
    const options = await generateRegistrationOptions({
      rpName: clinic.name,
      rpID: host,
      userName: person.email,
      userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    })
    const { challenge } = options
    const key = await storeChallenge(database, {
      staffId: person.id,
      purpose: 'register',
      challenge,
      createdAt: clock(),
    })
    return { key, options: JSON.stringify(options) }
  }
}

/** Adds a passkey, and marks the session as one with a second factor. With the first passkey the user gets recovery codes. */
export function addPasskey(backend: Backend) {
  const { database, sessions, clock } = backend
  return async (request: FastifyRequest<{ Body: NewPasskey }>, reply: FastifyReply): Promise<AddedPasskey> => {
    const { id: staffId } = signedIn(request)
    const { origin, host } = requireSameOrigin(request, sessions)
    const { key, name, response } = request.body
    const challenge = await attemptChallenge(database, key, 'register', clock())
    if (challenge?.staffId !== staffId) throw Refusal.of({ key: 'too_late' })
    const credential = await verifiedCredential(response, { challenge: challenge.challenge, origin, host })
    const now = clock()
    const row = { id: randomUUID(), staffId, name, host, ...credential, createdAt: now, lastUsedAt: null }
    const codes = await inTransaction(database, async (tx) => {
      await lockName(tx, `passkeys of ${staffId}`)
      const known = await passkeysOf(tx, staffId)
      if (known.length >= maxPasskeys || !(await endChallenge(tx, challenge.keyHash)))
        throw Refusal.of({ key: 'too_late' })
      const added = await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
      if (added.length === 0) throw Refusal.of({ response: 'taken' })
      await markSecondFactor(tx, sessionOf(request))
      await auditAccount(tx, [{ action: 'passkey_added', id: staffId, by: staffId }], now)
      return known.length === 0 ? renewRecoveryCodes(tx, staffId, now) : []
    })
    reply.status(201)
    return { passkey: shownPasskey(row), recovery_codes: codes }
  }
}

interface Expected {
  challenge: string
  origin: string
  host: string
}

async function verifiedCredential(response: string, { challenge, origin, host }: Expected) {
  const { registrationInfo } = await verified(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }),
  )
  if (registrationInfo === undefined) throw Refusal.of({ response: 'invalid' })
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** Removes a passkey of the user. If it was the last one, the recovery codes are deleted too. */
export function removePasskey({ database, clock }: Backend) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): Promise<void> => {
    const { id: staffId } = signedIn(request)
    await inTransaction(database, async (tx) => {
      const removed = await tx
        .delete(passkey)
        .where(and(eq(passkey.id, request.params.id), eq(passkey.staffId, staffId)))
        .returning({ id: passkey.id })
      if (removed.length === 0) throw new NotFound()
      await auditAccount(tx, [{ action: 'passkey_removed', id: staffId, by: staffId }], clock())
      if ((await passkeysOf(tx, staffId)).length === 0)
        await tx.delete(recoveryCode).where(eq(recoveryCode.staffId, staffId))
    })
    await reply.status(204).send()
  }
}

/** Replaces used or exposed recovery codes. */
export function renewOwnRecoveryCodes({ database, clock }: Backend) {
  return async (request: FastifyRequest): Promise<RecoveryCodes> => {
    const { id } = signedIn(request)
    return inTransaction(database, async (tx) => {
      if ((await passkeysOf(tx, id)).length === 0) throw new NotFound()
      return { recovery_codes: await renewRecoveryCodes(tx, id, clock()) }
    })
  }
}

/** Returns the passkeys of a user, oldest first. */
export async function passkeysOf(database: Queries, staffId: string): Promise<PasskeyRow[]> {
  return database.select().from(passkey).where(eq(passkey.staffId, staffId)).orderBy(asc(passkey.createdAt))
}

function shownPasskey({ id, name, host, createdAt, lastUsedAt }: PasskeyRow) {
  return { id, name, host, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null }
}
