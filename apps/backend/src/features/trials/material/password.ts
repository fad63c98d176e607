import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedWork } from '../../../platform/overload/bounded-work.ts'

const bytes = 32

/** One of the four threads on which Node also reads files and names: however many guess, the others go on. */
const bounded = boundedWork({ atOnce: 1, waiting: 40 })

const deriveNow = promisify<string, Buffer, number, Buffer>(scrypt)

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return bounded(() => deriveNow(password, salt, bytes))
}

/** Salted and slow to guess (scrypt as Node sets it: 16 MB, some 50 ms). */
export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(asTyped(password), salt)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Against no hash it takes as long as against one, and is false. */
export async function isPassword(password: string, kept: string = nobodys): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  const [expected, given] = [
    Buffer.from(hash, 'base64url'),
    await derive(asTyped(password), Buffer.from(salt, 'base64url')),
  ]
  return expected.length === bytes && timingSafeEqual(expected, given)
}

/** Of bytes that no password gives. */
const nobodys = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** As on a sheet of paper: what a keyboard composes otherwise, or a paste brings along, makes no difference. */
function asTyped(password: string): string {
  return password.normalize('NFKC').trim()
}
