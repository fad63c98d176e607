import { expect, it } from 'vitest'
import { isPersonName } from './person-name.ts'

const nameSamples: readonly (readonly [name: string, isTaken: boolean])[] = [
  ['Zoé', true],
  ['O', true],
  ['Ng', true],
  ['Jean-Marie', true],
  ['d’Alembert', true],
  ["O'Brien", true],
  ['J.R.R. Tolkien', true],
  ['St. John', true],
  ['Siti d/o Ahmad', true],
  ['王', true],
  ['أم كلثوم', true],
  ['Nguyễn', true],
  ['க', true],
  ['X Æ 12', true],
  ['camille@exemple.example', false],
  ['www.evil.example', false],
  ['www evil example', false],
  ['evil.example', false],
  ['EVIL.COM now', false],
  ['evil。com', false],
  ['https://evil', false],
  ['ev\u200bil.ex\u200bample', false],
  ['\u200b\u200d', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u202e', false],
  ['...', false],
  ['06 39 98 12 34', false],
  ['🙂', false],
  ['', false],
]

it.each(nameSamples)('%j is the name of a person: %s', (text, isName) => {
  expect(isPersonName(text)).toBe(isName)
})
