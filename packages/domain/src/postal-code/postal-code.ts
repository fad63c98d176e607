import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'

export const postalCodeQuestions: Record<Country, string> = { FR: 'postal_code', US: 'zip_code' }

const shapes: Record<Country, RegExp> = {
  FR: /^(?:(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-8]|98[4-8])|(?:0[1-9]|[1-8]\d|9[0-8])\d{3})$/i,
  US: /^\d{3}(?:\d{2}(?:-\d{4})?)?$/,
}

/** A postal code is not longer than this, even with spaces around it. */
const maxLength = 20

/** Accepts a French department ("75", "2A", "971") or five digits, a US ZIP, ZIP+4 or three digits; without a country, any of these. */
export function isPostalCode(text: string, country: Country | undefined): boolean {
  if (text.length > maxLength) return false
  const code = codeIn(text)
  return country === undefined ? shapes.FR.test(code) || shapes.US.test(code) : shapes[country].test(code)
}

/**
 * The only part of a postal code that is used: the French department ("75", "2A", "971") or the first three digits of a ZIP
 * code. Undefined for an invalid code; whether the area exists is not checked.
 */
export function areaOfPostalCode(country: Country, text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const code = codeIn(text).toUpperCase()
  if (!shapes[country].test(code)) return undefined
  return country === 'US' ? code.slice(0, 3) : departmentOf(code)
}

/** Removes the space that some people type after the department: "75 011". */
function codeIn(text: string): string {
  return typedCode(text).replaceAll(' ', '')
}

/** Corsica's postcodes begin with 20, its departments are 2A and 2B. */
const corsicanDepartments: ReadonlyMap<string, string> = new Map([
  ['200', '2A'],
  ['201', '2A'],
  ['202', '2B'],
  ['206', '2B'],
])

/** Postal codes of Monaco belong to the French department around it. */
const monaco = '980'

function departmentOf(code: string): string {
  if (code.length < 5) return code
  const beginning = code.slice(0, 3)
  if (beginning.startsWith('97')) return beginning
  if (beginning === monaco) return '06'
  return corsicanDepartments.get(beginning) ?? code.slice(0, 2)
}
