import { segmentsOf } from '@clairmemoire/domain/sms'

/** Typographic marks, which the GSM 7-bit alphabet lacks. */
const marks: Readonly<Record<string, string>> = { '\u00A0': ' ', '\u202F': ' ', '\u2060': '', '’': "'" }

/** Replaces typographic marks by plain ones, and letters outside the GSM 7-bit alphabet by letters without accent. */
export function inGsm(text: string): string {
  return Array.from(text, (character) =>
    isInGsm(character) ? character : (marks[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  ).join('')
}

export function isInGsm(text: string): boolean {
  return segmentsOf(text) !== undefined
}
