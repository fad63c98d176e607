import { randomInt } from 'node:crypto'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { asTyped } from './passwords/password-hash.ts'

/** Small letters and digits that are not mistaken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

const minPassword = 12
/** As many characters as the contract lets anybody sign in with. */
const maxPassword = 256

/** A password, and whether it was made up here and has to be told. */
export interface ChosenPassword {
  password: string
  isGenerated: boolean
}

export async function chosenPassword(readPassword: (() => Promise<string>) | undefined): Promise<ChosenPassword> {
  if (readPassword === undefined) return { password: generatedPassword(), isGenerated: true }
  const password = asTyped(await readPassword())
  const length = Array.from(password).length
  if (length < minPassword || length > maxPassword)
    throw new StartRefusal(`The password needs ${minPassword} characters at least, and ${maxPassword} at most.`)
  return { password, isGenerated: false }
}

/** Five groups of four, of 98 random bits. */
function generatedPassword(): string {
  return Array.from({ length: 5 }, group).join('-')
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
