import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Overloaded } from '../platform/overload/limits.ts'
import { hashOfPassword, isPassword } from './passwords.ts'

const password = 'sept mots que personne ne devine'

describe('the hash of a password', () => {
  it('is argon2id with the parameters of OWASP and a random salt', async () => {
    const [hash, again] = await Promise.all([hashOfPassword(password), hashOfPassword(password)])
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(again).not.toBe(hash)
    expect(await isPassword(password, hash)).toBe(true)
  })

  it.each(['sept mots que personne ne devin', '', '\u0000', 'x'.repeat(5000), '\ud800'])(
    'does not match %j',
    async (wrong) => {
      expect(await isPassword(wrong, await hashOfPassword(password))).toBe(false)
    },
  )

  it('matches despite surrounding spaces and Unicode variants', async () => {
    expect(await isPassword(` ${password.replace('q', '\uff51')}\n`, await hashOfPassword(password))).toBe(true)
  })

  it('with other cost parameters still matches', async () => {
    const parameters = { memory: 64, passes: 3, parallelism: 1 }
    const nonce = Buffer.alloc(16, 7)
    const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...parameters })
    const older = `$argon2id$v=19$m=64,t=3,p=1$${base64(nonce)}$${base64(tag)}`
    expect(await isPassword(password, older)).toBe(true)
    expect(await isPassword('another one', older)).toBe(false)
  })

  it.each([undefined, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'does not match if %j is stored',
    async (storedHash) => {
      expect(await isPassword('', storedHash)).toBe(false)
    },
  )

  it.each([
    ['known', 9],
    ['strangers', 29],
  ] as const)('of an unknown user takes the same work, and the queue %s refuses too much work', async (queue, most) => {
    const flood = await Promise.allSettled(Array.from({ length: 50 }, () => isPassword(password, undefined, queue)))
    const rejected = flood.filter((each) => each.status === 'rejected')
    expect(rejected.map(({ reason }) => reason)).toEqual(Array.from({ length: most }, () => expect.any(Overloaded)))
  })
})

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
