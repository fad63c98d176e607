import { randomInt } from 'node:crypto'

/** Digits and capitals without ambiguous ones: no 0, 1, I, L, O, U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** To be read aloud on the phone, such as CM-7F3K-92QD: one of 6·10¹¹. */
export function newReference(): string {
  return `CM-${letters(4)}-${letters(4)}`
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}
