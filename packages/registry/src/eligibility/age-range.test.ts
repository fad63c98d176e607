import { describe, expect, it } from 'vitest'
import { ageRange } from './age-range.ts'
import { normalizedText } from './plain-text.ts'

const included = (text: string) => ageRange(normalizedText(text), 'inclusion')
const left = (text: string) => ageRange(normalizedText(text), 'exclusion')

describe('the age range of a line', () => {
  it.each([
    ['between the ages of 51 and 79 years', 51, 79],
    ['aged 51–79', 51, 79],
    ['≥ 51 to <= 79 years of age', 51, 79],
    ['>/= 51 years old', 51, undefined],
    ['51 years or older', 51, undefined],
    ['age: at least 51', 51, undefined],
    ['age greater than or equal to 51', 51, undefined],
    ['up to 79 years of age', 0, 79],
    ['Men, age 51-79 years, walking', 51, 79],
  ])('is found in “%s”', (text, min, max) => {
    expect(included(text)).toEqual({ min, ...(max !== undefined && { max }), isStrict: false })
  })

  it('is marked as strict for “over 50”, which may include 50', () => {
    expect(included('˃ 50 years of age')).toEqual({ min: 50, isStrict: true })
  })

  it.each([
    ['younger than 51 years', 51, undefined],
    ['age <51 or >79', 51, 79],
    ['over 79 years of age', 0, 79],
    ['age ≥ 80', 0, 79],
    ['age ≤ 50', 51, undefined],
  ])('contains the ages that remain after the exclusion “%s”', (text, min, max) => {
    expect(left(text)).toEqual({ min, ...(max !== undefined && { max }), isStrict: false })
  })

  it.each([
    'stable for at least 3 months',
    'at least 51',
    'school until the age of 14 years',
    'aged 20-40 years, or aged 60-80 years',
    'aged 6 to 12 months',
    'score normal for age, 24 to 30',
    'age 80-51 years',
  ])('is undefined for “%s”', (text) => {
    expect(included(text)).toBeUndefined()
  })
})
