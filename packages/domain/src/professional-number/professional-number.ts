import { typedCode } from '../typed-text/typed-text.ts'

/** Separators between groups of digits. */
const separators = /[\s.·-]/gu

/** The contract's limit. */
const maxLength = 20

/**
 * The number of a healthcare professional in the French register RPPS as its 11 digits. Undefined when invalid: the last digit is
 * a checksum (Luhn).
 */
export function readRppsNumber(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const digits = typedCode(text).replaceAll(separators, '')
  return /^[0-9]{11}$/.test(digits) && hasCheckDigit(digits) ? digits : undefined
}

/** The number in the French register ADELI as its 9 characters: a department such as 2A, then digits. Its checksum is not public. */
export function readAdeliNumber(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const number = typedCode(text).replaceAll(separators, '').toUpperCase()
  return /^(?:[0-9]{2}|2[AB])[0-9]{7}$/.test(number) ? number : undefined
}

/** Luhn checksum. */
function hasCheckDigit(digits: string): boolean {
  const sum = digits.split('').reduceRight((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum > 0 && sum % 10 === 0
}
