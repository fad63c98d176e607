import { randomInt } from 'node:crypto'

/** Small letters and digits that are not mistaken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

/** Five groups of four, of 98 random bits. */
export function generatedPassword(): string {
  return Array.from({ length: 5 }, group).join('-')
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
