import type { Callback, Helper } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'

/** The requester, and the helper to call instead if there is one. Numbers are in E.164. */
export interface ContactDetails {
  firstName: string
  lastName: string
  phone: string | null
  /** Relation of the requester to the person the answers are about. */
  relation: string | null
  helper: Helper | null
}

/** A time in which we may call. */
export interface CallWindow {
  startsAt: Date
  endsAt: Date
}

/** A promised call, with its reference, the person to call and the time. */
export interface PromisedCall extends ContactDetails {
  id: string
  reference: string
  /** The language of the texts. It does not depend on the country. */
  locale: Locale
  country: Country
  callback: Callback
  callBy: CalendarDate
  createdAt: Date
  changedAt: Date
  /** Number of changes since the call was first requested. */
  sequence: number
  /** Windows before the last change, which calendars may still show. Each has the index of its calendar event. */
  earlierWindows: readonly CallWindow[]
}

/** Returns the helper if there is one, else the requester. */
export function personToCall({ helper, firstName, lastName, phone }: ContactDetails): { name: string; phone: string } {
  return helper
    ? { name: fullName(helper.first_name, helper.last_name), phone: helper.phone }
    : { name: fullName(firstName, lastName), phone: phone ?? '' }
}

export function fullName(firstName: string, lastName = ''): string {
  return lastName === '' ? firstName : `${firstName} ${lastName}`
}
