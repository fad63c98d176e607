import type { Locale } from '@clairmemoire/domain/locale'

const texts: Record<Locale, Readonly<Record<string, string>>> = {
  fr: { phone: '+33 6 39 98 12 34', postal_code: '75011', zip_code: '02139' },
  en: { phone: '+1 202 555 0142', postal_code: '75011', zip_code: '02139' },
}
const sharedTexts: Readonly<Record<string, string>> = {
  age: '68',
  first_name: 'Camille',
  last_name: 'Exemple',
  relation: 'sa fille',
  rpps: '10003456786',
  adeli: '751234567',
  town: 'Lyon',
  specialty: 'Neurologie',
}

/** The text to write into the field with this name. */
export function textFor(name: string, site: Locale, email: string): string {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  if (name.endsWith('-day')) return String(yesterday.getUTCDate())
  if (name.endsWith('-month')) return String(yesterday.getUTCMonth() + 1)
  if (name === 'birth_date-year') return String(yesterday.getUTCFullYear() - 70)
  if (name.endsWith('-year')) return String(yesterday.getUTCFullYear())
  if (name === 'email') return email
  const kind = name.replace(/^patient_/, '')
  return texts[site][kind] ?? sharedTexts[kind] ?? 'Des mots simples'
}
