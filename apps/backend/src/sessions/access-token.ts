import { errors, jwtVerify, SignJWT } from 'jose'
import { lifetimes } from './session-settings.ts'

export interface AccessClaims {
  staffId: string
  sessionId: string
}

export interface AccessToken {
  token: string
  expiresAt: Date
}

const names = { issuer: 'clairmemoire-backend', audience: 'clairmemoire-desk' }
const algorithm = 'HS256'

export async function accessToken(key: Buffer, { staffId, sessionId }: AccessClaims, now: Date): Promise<AccessToken> {
  const expiresAt = new Date(now.getTime() + lifetimes.access)
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(names.issuer)
    .setAudience(names.audience)
    .setSubject(staffId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key)
  return { token, expiresAt }
}

/** Returns undefined for a token that is expired, comes from the future, or is not signed by this backend. */
export async function readAccessToken(key: Buffer, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      ...names,
      algorithms: [algorithm],
      currentDate: now,
      // Also rejects tokens from the future.
      maxTokenAge: lifetimes.access / 1000,
      clockTolerance: 5,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { staffId: sub, sessionId: sid } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
