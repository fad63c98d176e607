import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAdeliNumber, readRppsNumber } from './professional-number.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('an RPPS number', () => {
  it.each(vectors.rpps)('"$typed" is parsed to $read', ({ typed, read }) => {
    expect(readRppsNumber(typed) ?? null).toBe(read)
  })

  it('is refused if any one digit is changed', () => {
    const number = '10003456786'
    assert(
      property(integer({ min: 0, max: 10 }), integer({ min: 0, max: 9 }), (place, digit) => {
        const mistaken = number.slice(0, place) + String(digit) + number.slice(place + 1)
        expect(readRppsNumber(mistaken) !== undefined).toBe(mistaken === number)
      }),
    )
  })
})

describe('an ADELI number', () => {
  it.each(vectors.adeli)('"$typed" is parsed to $read', ({ typed, read }) => {
    expect(readAdeliNumber(typed) ?? null).toBe(read)
  })
})
