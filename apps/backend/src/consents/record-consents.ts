import { randomUUID } from 'node:crypto'
import type { Locale } from '@clairmemoire/domain/locale'
import { insertRows } from '../platform/database/insert-rows.ts'
import { type ConsentPurpose, consent } from './consent.table.ts'

/** One explicit consent: the text a person saw and what they agreed to with it. */
export interface GivenConsent {
  subjectId: string
  purposes: readonly ConsentPurpose[]
  textVersion: string
  locale: Locale
  givenAt: Date
}

/** The statement that writes one row for each purpose (R0-14). */
export function recordConsents(given: GivenConsent) {
  const { purposes, ...proof } = given
  return insertRows(
    consent,
    purposes.map((purpose) => ({ id: randomUUID(), purpose, ...proof })),
  )
}
