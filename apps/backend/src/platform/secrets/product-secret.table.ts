import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The secrets that the product makes for itself. All processes share them. */
export const productSecret = pgTable('product_secret', {
  /** The purpose. */
  name: text().primaryKey(),
  /** 256 bits in base64url. */
  secret: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
