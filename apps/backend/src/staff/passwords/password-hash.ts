import { randomBytes, timingSafeEqual } from 'node:crypto'
import { argon2id, currentCost, tagLength } from './argon2id.ts'
import { phcString, readPhcString } from './phc-string.ts'

const saltLength = 16

export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await argon2id(asTyped(password), salt, currentCost)
  return phcString({ ...currentCost, salt, tag })
}

/** Against no hash, or one that cannot be read, it takes as long as against one, and is false. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const hash = kept === undefined ? undefined : readPhcString(kept)
  const { salt, tag, ...cost } = hash ?? nobodys
  const given = await argon2id(asTyped(password), salt, cost)
  return hash !== undefined && tag.length === given.length && timingSafeEqual(tag, given)
}

const nobodys = { ...currentCost, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }

/** What a keyboard composes otherwise, or a paste brings along, makes no difference. */
export function asTyped(password: string): string {
  return password.normalize('NFKC').trim()
}
