import { describe, expect, it } from 'vitest'
import { readCatalogueSearch } from './catalogue-search.ts'

const wishOf = (address: Record<string, string>, country: 'FR' | 'US' = 'FR') =>
  readCatalogueSearch(address, country).wish

describe('an address of the catalogue', () => {
  it('sets the filters', () => {
    expect(wishOf({ who: '2', age: '72', type: 'm', now: 'r', lp: '1', iv: '1', home: '1' })).toMatchObject({
      stage: 'mci',
      age: 72,
      kind: 'medicine',
      status: 'recruiting',
      noLumbarPuncture: true,
      noInfusion: true,
      atHome: true,
    })
  })

  it('finds all studies if it has no parameters', () => {
    expect(readCatalogueSearch({}, 'FR')).toMatchObject({ page: 1, unclear: [], narrows: false })
    expect(readCatalogueSearch({ page: '2' }, 'FR')).toMatchObject({ page: 2, narrows: false })
  })

  it.each(['zz', '9', 'toS'])('ignores the unknown value %j', (value) => {
    const search = readCatalogueSearch({ who: value, type: value, now: value, lp: value }, 'FR')
    expect(search).toMatchObject({ unclear: [], narrows: false })
  })
})

describe('the beginning of a postal code', () => {
  it.each([
    ['FR', '75'],
    ['FR', '750'],
    ['FR', '2A'],
    ['FR', '201'],
    ['FR', '974'],
    ['US', '100'],
  ] as const)('is resolved to a place in %s: %s', (country, near) => {
    expect(wishOf({ near }, country).place).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) })
  })

  it('has the same place as its department if it has three digits', () => {
    expect(wishOf({ near: '690' }).place).toEqual(wishOf({ near: '69' }).place)
  })

  it.each([
    ['FR', '000'],
    ['FR', 'SW1'],
    ['US', '75'],
    ['US', '000'],
  ] as const)('is reported as unclear if no postal code in %s begins with it: %s', (country, near) => {
    expect(readCatalogueSearch({ near }, country)).toMatchObject({ unclear: ['near'], narrows: false })
  })
})

it.each(['17', '121', 'x', '7.5'])('an age of %j is reported as unclear', (age) => {
  expect(readCatalogueSearch({ age }, 'FR')).toMatchObject({ unclear: ['age'], narrows: false })
})
