import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import french from './french-departments.json' with { type: 'json' }
import { placeOfPostalCode } from './place-of-postal-code.ts'
import american from './us-zip-areas.json' with { type: 'json' }

const paris = { latitude: 48.86, longitude: 2.36 }

describe('a French postal code', () => {
  it.each(['75', '75013', ' 75116 '])('%j is placed in the center of its department', (code) => {
    expect(placeOfPostalCode('FR', code)).toEqual(paris)
  })

  it.each([
    ['20000', '2A'],
    ['20137', '2a'],
    ['20200', '2B'],
    ['20620', '2b'],
  ])('%s lies in the Corsican department %s', (postcode, department) => {
    expect(placeOfPostalCode('FR', postcode)).toEqual(placeOfPostalCode('FR', department))
    expect(placeOfPostalCode('FR', department)).toBeDefined()
  })

  it.each(['971', '972', '973', '974', '976'])('%s00 lies in the overseas department %s', (department) => {
    expect(placeOfPostalCode('FR', `${department}00`)).toEqual(placeOfPostalCode('FR', department))
    expect(placeOfPostalCode('FR', department)).toBeDefined()
  })

  it.each(['00', '20', '96', '99999', '98800', '7501', '750130', 'Paris', '', '__proto__', 'constructor'])(
    '%j is not a department',
    (code) => {
      expect(placeOfPostalCode('FR', code)).toBeUndefined()
    },
  )

  it('has a place in each of the 96 departments of mainland France and Corsica and the 5 overseas', () => {
    const mainland = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0'))
    const expected = [...mainland.filter((number) => number !== '20'), '2A', '2B', '971', '972', '973', '974', '976']
    expect(new Set(Object.keys(french.places))).toEqual(new Set(expected))
  })

  it('is placed within France if its department is in mainland France or Corsica', () => {
    const mainland = Object.entries(french.places).filter(([department]) => department.length === 2)
    for (const [, { latitude, longitude }] of mainland) {
      expect(latitude).toBeGreaterThan(41.3)
      expect(latitude).toBeLessThan(51.1)
      expect(longitude).toBeGreaterThan(-5.2)
      expect(longitude).toBeLessThan(9.6)
    }
  })
})

describe('a US ZIP code', () => {
  it.each(['021', '02139', '02139-4307'])('%s is placed in the center of its three-digit area', (code) => {
    expect(placeOfPostalCode('US', code)).toEqual(american.places['021'])
  })

  it('is placed correctly although its area has a misplaced entry in the source', () => {
    expect(placeOfPostalCode('US', '10279')).toEqual({ latitude: 40.71, longitude: -74.01 })
  })

  it.each(['000', '09012', '34001', '1', '0213', '021399', 'K1A', '', '__proto__'])('%j is not an area', (code) => {
    expect(placeOfPostalCode('US', code)).toBeUndefined()
  })

  it('is on the western half of the map, or on Guam', () => {
    const eastern = Object.entries(american.places).filter(([, { longitude }]) => longitude > 0)
    expect(eastern.map(([area]) => area)).toEqual(['969'])
  })
})

describe('any text', () => {
  it('gives a place or undefined, and never throws', () => {
    assert(
      property(constantFrom('FR', 'US'), string(), (country, text) => {
        const place = placeOfPostalCode(country, text)
        expect(place === undefined || Number.isFinite(place.latitude)).toBe(true)
      }),
    )
  })

  it('reveals no more than the department or the three digits', () => {
    assert(
      property(integer({ min: 0, max: 99 }), (rest) => {
        const digits = String(rest).padStart(2, '0')
        expect(placeOfPostalCode('US', `606${digits}`)).toEqual(placeOfPostalCode('US', '606'))
        expect(placeOfPostalCode('FR', `690${digits}`)).toEqual(placeOfPostalCode('FR', '69'))
      }),
    )
  })
})
