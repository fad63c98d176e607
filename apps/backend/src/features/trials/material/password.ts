import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const bytes = 32

/** Salted and slow to guess (scrypt as Node sets it: 16 MB, some 50 ms). */
export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(asTyped(password), salt, bytes)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Against no hash it takes as long as against one, and is false. */
export async function isPassword(password: string, kept: string = nobodys): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  const [expected, given] = [
    Buffer.from(hash, 'base64url'),
    await derive(asTyped(password), Buffer.from(salt, 'base64url'), bytes),
  ]
  return expected.length === bytes && timingSafeEqual(expected, given)
}

/** Of bytes that no password gives. */
const nobodys = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** As on a sheet of paper: what a keyboard composes otherwise, or a paste brings along, makes no difference. */
function asTyped(password: string): string {
  return password.normalize('NFKC').trim()
}
