import { describe, expect, it } from 'vitest'
import { readCatalogueSearch } from './catalogue-search.ts'

const wishOf = (address: Record<string, string>, country: 'FR' | 'US' = 'FR') =>
  readCatalogueSearch(address, country).wish

describe('an address of the catalogue', () => {
  it('says what to look for', () => {
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

  it('without anything looks for all', () => {
    expect(readCatalogueSearch({}, 'FR')).toMatchObject({ page: 1, unclear: [], narrows: false })
    expect(readCatalogueSearch({ page: '2' }, 'FR')).toMatchObject({ page: 2, narrows: false })
  })

  it.each(['zz', '9', 'toS'])('with the value %j, which does not exist, chooses nothing and is no error', (value) => {
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
  ] as const)('of %s names a place: %s', (country, near) => {
    expect(wishOf({ near }, country).place).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) })
  })

  it('of three digits stands where its department does', () => {
    expect(wishOf({ near: '690' }).place).toEqual(wishOf({ near: '69' }).place)
  })

  it.each([
    ['FR', '000'],
    ['FR', 'SW1'],
    ['US', '75'],
    ['US', '000'],
  ] as const)('that nobody in %s has is reported as unclear: %s', (country, near) => {
    expect(readCatalogueSearch({ near }, country)).toMatchObject({ unclear: ['near'], narrows: false })
  })
})

it.each(['17', '121', 'x', '7.5'])('an age of %j is reported as unclear', (age) => {
  expect(readCatalogueSearch({ age }, 'FR')).toMatchObject({ unclear: ['age'], narrows: false })
})
