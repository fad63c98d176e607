import { typedCode } from '../typed-text/typed-text.ts'

/** How people group digits. */
const gaps = /[\s.·-]/gu

/** As the contract. */
const longest = 20

/**
 * The number of a healthcare professional in the French register RPPS as its 11 digits. Undefined when it is none: the last
 * digit checks the others (Luhn, as on the professional's card).
 */
export function readRppsNumber(text: string): string | undefined {
  if (text.length > longest) return undefined
  const digits = typedCode(text).replaceAll(gaps, '')
  return /^[0-9]{11}$/.test(digits) && hasCheckDigit(digits) ? digits : undefined
}

/** The number in the French register ADELI as its 9 characters: a department, which may be 2A or 2B, then digits. It has no check that is public. */
export function readAdeliNumber(text: string): string | undefined {
  if (text.length > longest) return undefined
  const number = typedCode(text).replaceAll(gaps, '').toUpperCase()
  return /^(?:[0-9]{2}|2[AB])[0-9]{7}$/.test(number) ? number : undefined
}

/** From the right, every second digit counts double, its own digits added; the sum ends with 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = digits.split('').reduceRight((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum > 0 && sum % 10 === 0
}

const doctors: readonly string[] = ['general_practitioner', 'neurologist', 'geriatrician', 'psychiatrist']

/** Every doctor of France stands in the register RPPS; other professions may, or in ADELI, or in none. */
export function isDoctor(profession: unknown): boolean {
  return doctors.some((doctor) => doctor === profession)
}
