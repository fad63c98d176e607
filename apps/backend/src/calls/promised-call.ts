import type { Callback, Helper } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'

/** Who asks for a call, and who is called instead where there is such a person. Numbers are in E.164. */
export interface ContactDetails {
  firstName: string
  lastName: string
  phone: string | null
  /** How they are related to the person the answers are about. */
  relation: string | null
  helper: Helper | null
}

/** When the telephone may ring. */
export interface CallWindow {
  startsAt: Date
  endsAt: Date
}

/** A call that was promised: whom, when, and what both sides quote. */
export interface PromisedCall extends ContactDetails {
  id: string
  reference: string
  /** Chooses words, and nothing else. */
  locale: Locale
  country: Country
  callback: Callback
  callBy: CalendarDate
  createdAt: Date
  /** When anything of it was changed last. */
  changedAt: Date
  /** How often it was changed since it was first asked for. */
  sequence: number
  /** The windows that calendars may have of it from before its last change, in the order of their entries. */
  earlierWindows: readonly CallWindow[]
}

/** The helper where there is one, else the one who asks. */
export function calledPerson({ helper, firstName, lastName, phone }: ContactDetails): { name: string; phone: string } {
  return helper
    ? { name: fullName(helper.first_name, helper.last_name), phone: helper.phone }
    : { name: fullName(firstName, lastName), phone: phone ?? '' }
}

/** Not everybody has a last name. */
export function fullName(firstName: string, lastName = ''): string {
  return lastName === '' ? firstName : `${firstName} ${lastName}`
}
