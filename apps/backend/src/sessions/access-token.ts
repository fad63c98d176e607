import { errors, jwtVerify, SignJWT } from 'jose'
import { lifetimes } from './session-settings.ts'

/** Whose session an access token names. */
export interface AccessClaims {
  staffId: string
  sessionId: string
}

/** A text that a client keeps until then. */
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

/** Undefined for whatever was not signed here, or is not of now. */
export async function readAccessToken(key: Buffer, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      ...names,
      algorithms: [algorithm],
      currentDate: now,
      // One that is from the future is refused too.
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
