import type { CookieConsentRequest, Locale } from '@clairmemoire/api-client/schema'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The anonymous proof of a choice of cookies, which the law requires. */
export const cookieConsent = pgTable(
  'cookie_consent',
  {
    id: uuid().primaryKey(),
    version: integer().notNull(),
    values: jsonb().$type<CookieConsentRequest['values']>().notNull(),
    locale: text().$type<Locale>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('cookie_consent_at').on(table.at)],
)
