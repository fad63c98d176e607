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

/** When the telephone may ring. */
export interface CallWindow {
  startsAt: Date
  endsAt: Date
}

/** A promised call: whom we call and when, and its reference. */
export interface PromisedCall extends ContactDetails {
  id: string
  reference: string
  /** The language of texts, and of nothing else. */
  locale: Locale
  country: Country
  callback: Callback
  callBy: CalendarDate
  createdAt: Date
  changedAt: Date
  /** Number of changes since it was first requested. */
  sequence: number
  /** Windows before the last change, which calendars may still show. Each has the index of its calendar event. */
  earlierWindows: readonly CallWindow[]
}

/** The helper if there is one, else the requester. */
export function personToCall({ helper, firstName, lastName, phone }: ContactDetails): { name: string; phone: string } {
  return helper
    ? { name: fullName(helper.first_name, helper.last_name), phone: helper.phone }
    : { name: fullName(firstName, lastName), phone: phone ?? '' }
}

export function fullName(firstName: string, lastName = ''): string {
  return lastName === '' ? firstName : `${firstName} ${lastName}`
}
