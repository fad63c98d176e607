import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from './segments.ts'

/** The rows of the table of 3GPP TS 23.038, 6.2.1, without the escape. */
const basic = [
  '@Δ 0¡P¿p',
  '£_!1AQaq',
  '$Φ"2BRbr',
  '¥Γ#3CScs',
  'èΛ¤4DTdt',
  'éΩ%5EUeu',
  'ùΠ&6FVfv',
  "ìΨ'7GWgw",
  'òΣ(8HXhx',
  'ÇΘ)9IYiy',
  '\nΞ*:JZjz',
  'Ø+;KÄkä',
  'øÆ,<LÖlö',
  '\ræ-=MÑmñ',
  'Åß.>NÜnü',
  'åÉ/?O§oà',
].flatMap((row) => Array.from(row))
const extension = Array.from('\f^{}\\[~]|€')

describe('a text message', () => {
  it('has one segment up to 160 septets, and 153 in each segment beyond', () => {
    expect([0, 1, 160, 161, 306, 307, 459, 460].map((length) => segmentsOf('a'.repeat(length)))).toEqual([
      1, 1, 1, 2, 2, 3, 3, 4,
    ])
  })

  it('may contain all 127 characters of the basic alphabet, one septet each', () => {
    expect(new Set(basic).size).toBe(127)
    expect(basic.map((character) => segmentsOf(character.repeat(160)))).toEqual(basic.map(() => 1))
  })

  it('counts two septets for a character of the extension', () => {
    expect(extension.map((character) => segmentsOf(character.repeat(80)))).toEqual(extension.map(() => 1))
    expect(extension.map((character) => segmentsOf(character.repeat(81)))).toEqual(extension.map(() => 2))
  })

  it('does not split a character of the extension between two segments', () => {
    expect(segmentsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3)
    expect(segmentsOf(`${'a'.repeat(151)}€${'a'.repeat(153)}`)).toBe(2)
  })

  it.each([...Array.from('êçôîâœ’«»–…ΑÁ`\u00a0\u202f'), '😀', 'e\u0301'])(
    'has no number of segments with %j',
    (character) => {
      expect(segmentsOf(`Bonjour ${character}`)).toBeUndefined()
    },
  )

  it('is cut into no more segments than its length requires, whichever its characters are', () => {
    const characters = array(constantFrom(...basic, ...extension), { minLength: 161, maxLength: 700 })
    assert(
      property(characters, (text) => {
        const cuts = cutAt153(text)
        expect(cuts.every((segment) => septets(segment) <= 153)).toBe(true)
        expect(segmentsOf(text.join(''))).toBe(cuts.length)
      }),
    )
  })
})

function septets(segment: readonly string[]): number {
  return segment.reduce((sum, character) => sum + (extension.includes(character) ? 2 : 1), 0)
}

/** Cuts off the longest start that fits into a segment, until nothing is left. */
function cutAt153(text: readonly string[]): string[][] {
  if (text.length === 0) return []
  let length = 1
  while (length < text.length && septets(text.slice(0, length + 1)) <= 153) length += 1
  return [text.slice(0, length), ...cutAt153(text.slice(length))]
}
