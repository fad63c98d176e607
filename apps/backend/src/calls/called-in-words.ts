import type { Country } from '@clairmemoire/domain/country'
import { phoneInWords } from '../clinic/phone-in-words.ts'
import type { PromisedCall } from './promised-call.ts'

/** So many letters are enough for a first name, and for nothing else that somebody may want to have sent to a stranger. */
const shortFirstName = /^[\p{L}\p{M}]{1,30}$/u

/** Nobody can phone them. */
const lastDigits = 4

export interface CalledInWords {
  /** Null for a name that is not of letters alone. */
  firstName: string | null
  /** The last digits of the number. */
  ending: string
}

/**
 * Whom we call, as it may stand in a mailbox that has not confirmed anything: enough for who asked to know whom, and too little to
 * bring anybody’s words or number there. Undefined for somebody else than who reads it, whom nothing there may name as one whom a
 * memory clinic calls. All of it stands on the private page.
 */
export function calledInWords({ helper, firstName, phone, country }: PromisedCall): CalledInWords | undefined {
  if (helper) return undefined
  return { firstName: shortFirstName.test(firstName) ? firstName : null, ending: endOf(phone ?? '', country) }
}

/** The digits stand in the groups that readers of the country know. */
function endOf(phone: string, country: Country): string {
  const words = phoneInWords(phone, country)
  const [end = ''] = new RegExp(`(?:\\d\\D?){${lastDigits}}$`).exec(words) ?? []
  return end
}
