import type { Locale } from '@clairmemoire/api-client/schema'
import type { Database } from '../platform/database/connect.ts'

/** What requests are called in words, by their ids. */
export type Titles = (id: string, locale: Locale) => string

/** Reads what many requests of one kind are called at once, and nothing of their answers. */
export type ReadTitles = (database: Database, ids: readonly string[]) => Promise<Titles>

/** Of a kind whose requests are all called alike. */
export function sameTitle(title: (locale: Locale) => string): ReadTitles {
  return async () => (_id, locale) => title(locale)
}
