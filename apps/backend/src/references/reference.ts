import { randomInt } from 'node:crypto'

/** Digits and capitals without the ambiguous 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a reference that can be read aloud on the phone, such as CM-7F3K-92QD; there are 6·10¹¹ of them. */
export function newReference(): string {
  return `CM-${letters(4)}-${letters(4)}`
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}
