import type { ContactRequest } from '@clairmemoire/api-client/schema'
import type { NewsAlertRow } from './alerts/alert.table.ts'
import type { ContactRow } from './contact.table.ts'

export type NewsList = ContactRequest['lists'][number]

/** The lists that the mailbox of an address has confirmed, each with the time; every other thing asked for it counts for nothing. */
export function confirmedLists(contact: ContactRow, alert: NewsAlertRow | null): ReadonlyMap<NewsList, Date> {
  const dates: readonly (readonly [NewsList, Date | null | undefined])[] = [
    ['new_studies', alert?.confirmedAt],
    ['programme', contact.programmeConfirmedAt],
  ]
  return new Map(dates.flatMap(([list, at]) => (at ? [[list, at] as const] : [])))
}
