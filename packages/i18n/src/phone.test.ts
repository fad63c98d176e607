import { describe, expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

describe('a telephone number', () => {
  test('is written as in its country', () => {
    expect(formatPhone('+33199001234')).toBe('01\u00a099\u00a000\u00a012\u00a034')
    expect(formatPhone('+12025550142')).toBe('(202)\u00a0555-0142')
  })

  test('of a country without a known format is unchanged', () => {
    expect(formatPhone('+3221234567')).toBe('+3221234567')
  })
})
