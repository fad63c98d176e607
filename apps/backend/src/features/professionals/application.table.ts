import type { Profession } from '@clairmemoire/api-client/schema'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../requests/sent-request.table.ts'

/** What a healthcare professional who wants to join states, besides the fields of all requests. */
export const application = pgTable('application', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  profession: text().$type<Profession>().notNull(),
  rpps: text(),
  adeli: text(),
  town: text().notNull(),
  message: text(),
})

export type ApplicationRow = Omit<typeof application.$inferSelect, 'id'>
