import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../country/country.ts'
import { areaOfPostalCode, isPostalCode } from './postal-code.ts'

describe('the area of a postal code', () => {
  it.each([
    ['75', '75'],
    ['75011', '75'],
    ['75\u202f011', '75'],
    ['\uff17\uff15', '75'],
    ['98000', '06'],
    [' 2a ', '2A'],
    ['20137', '2A'],
    ['20620', '2B'],
    ['97400', '974'],
    ['974', '974'],
  ])('%j is in the French department %s', (code, department) => {
    expect(areaOfPostalCode('FR', code)).toBe(department)
  })

  it.each(['021', '02139', '02139-4307'])('%s is in the ZIP area 021', (code) => {
    expect(areaOfPostalCode('US', code)).toBe('021')
  })

  it('is unknown for an invalid code', () => {
    expect(areaOfPostalCode('FR', '02139-4307')).toBeUndefined()
    expect(areaOfPostalCode('FR', '021')).toBeUndefined()
    expect(areaOfPostalCode('US', '2A')).toBeUndefined()
  })

  it('is known for every valid postal code, and for nothing else', () => {
    assert(
      property(constantFrom(...countries), string(), (country, text) => {
        expect(areaOfPostalCode(country, text) !== undefined).toBe(isPostalCode(text, country))
      }),
    )
  })
})
