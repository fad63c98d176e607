import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accessToken, readAccessToken } from './access-token.ts'

const key = randomBytes(32)
const now = new Date('2027-03-05T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const claims = { staffId: '0c0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11', sessionId: '1c0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11' }
const whole = {
  iss: 'clairmemoire-backend',
  aud: 'clairmemoire-desk',
  sub: claims.staffId,
  sid: claims.sessionId,
  iat: now.getTime() / 1000,
  exp: now.getTime() / 1000 + 600,
}
const signed = (changes: object, alg = 'HS256', by = key) =>
  new SignJWT({ ...whole, ...changes }).setProtectedHeader({ alg }).sign(by)

const year = 365 * 24 * 3600

describe('an access token', () => {
  it('identifies a session for ten minutes', async () => {
    const { token, expiresAt } = await accessToken(key, claims, now)
    expect(expiresAt).toEqual(later(600))
    expect(await readAccessToken(key, token, later(599))).toEqual(claims)
    expect(await readAccessToken(key, token, later(606))).toBeUndefined()
  })

  it.each([year, -year])('is rejected if its issue time is wrong by %d seconds', async (seconds) => {
    const { token } = await accessToken(key, claims, later(seconds))
    expect(await readAccessToken(key, token, now)).toBeUndefined()
  })

  it('that is unchanged is accepted', async () => {
    expect(await readAccessToken(key, await signed({}), now)).toEqual(claims)
  })

  it.each([
    ['of another issuer', { iss: 'elsewhere' }],
    ['for another audience', { aud: 'elsewhere' }],
    ['without an issuer', { iss: undefined }],
    ['without a user', { sub: undefined }],
    ['without a session', { sid: undefined }],
    ['whose session is not a string', { sid: 7 }],
    ['without an expiry', { exp: undefined }],
    ['without an issue time', { iat: undefined }],
    ['that claims to be valid for a year', { iat: whole.iat - 700, exp: whole.iat + year }],
    ['that has expired', { exp: whole.iat - 60 }],
  ])('%s is rejected', async (_, changes) => {
    expect(await readAccessToken(key, await signed(changes), now)).toBeUndefined()
  })

  it('signed with another key, with another algorithm or unsigned is rejected', async () => {
    const foreign = await signed({}, 'HS256', randomBytes(32))
    const other = await signed({}, 'HS512', Buffer.concat([key, key]))
    const sameKeyOtherAlgorithm = await signed({}, 'HS384', Buffer.concat([key, Buffer.alloc(16)]))
    const unsigned = new UnsecuredJWT(whole).encode()
    for (const token of [foreign, other, sameKeyOtherAlgorithm, unsigned])
      expect(await readAccessToken(key, token, now)).toBeUndefined()
  })

  it('is rejected when any part of it is missing or changed', async () => {
    const { token } = await accessToken(key, claims, now)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...whole, sub: claims.sessionId })).toString('base64url')
    for (const text of [
      token.slice(0, -4),
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${forged}.${signature}`,
      `.${payload}.${signature}`,
      token.toLowerCase(),
      '',
      '...',
      '\u0000',
    ])
      expect(await readAccessToken(key, text, now)).toBeUndefined()
  })
})
