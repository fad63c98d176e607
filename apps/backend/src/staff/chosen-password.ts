import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { generatedPassword } from './passwords/generated-password.ts'
import { asTyped } from './passwords/password-hash.ts'

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
