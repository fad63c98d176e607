import { randomUUID } from 'node:crypto'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Transaction } from '../database/connect.ts'
import { type ConsentPurpose, consent } from '../database/schema/consent.ts'

/** One explicit consent: the text a person saw and what they agreed to with it. */
export interface GivenConsent {
  subjectId: string
  purposes: readonly ConsentPurpose[]
  textVersion: string
  locale: Locale
  givenAt: Date
}

/** Writes one row for each purpose (R0-14). */
export async function recordConsents(transaction: Transaction, given: GivenConsent): Promise<void> {
  const { purposes, ...proof } = given
  await transaction.insert(consent).values(purposes.map((purpose) => ({ id: randomUUID(), purpose, ...proof })))
}
