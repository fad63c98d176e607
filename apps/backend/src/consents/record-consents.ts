import { randomUUID } from 'node:crypto'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Queries } from '../platform/database/connect.ts'
import { type ConsentPurpose, consent } from './consent.table.ts'

/** One explicit consent: the text a person saw and what they agreed to with it. */
export interface GivenConsent {
  subjectId: string
  purposes: readonly ConsentPurpose[]
  textVersion: string
  locale: Locale
  givenAt: Date
}

/** One row for each purpose (R0-14); there may be none. */
export async function recordConsents(queries: Queries, { purposes, ...proof }: GivenConsent): Promise<void> {
  if (purposes.length === 0) return
  await queries.insert(consent).values(purposes.map((purpose) => ({ id: randomUUID(), purpose, ...proof })))
}
