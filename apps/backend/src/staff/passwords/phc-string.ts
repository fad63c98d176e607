import type { Argon2Cost } from './argon2id.ts'

/** A hash with all that is needed to make it again from the password. */
export interface KeptHash extends Argon2Cost {
  salt: Buffer
  tag: Buffer
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{11,86})$/

/** In the form of the Password Hashing Competition, which other programs read too. */
export function phcString({ memory, passes, parallelism, salt, tag }: KeptHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

export function readPhcString(text: string): KeptHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = form.exec(text) ?? []
  if (salt === undefined || tag === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '')
}
