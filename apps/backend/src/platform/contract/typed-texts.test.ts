import { expect, it } from 'vitest'
import { textCleaner } from './typed-texts.ts'

const line = { type: 'string', pattern: String.raw`^[^\p{Cc}\p{Cs}]*$` }
const words = { type: 'string', pattern: String.raw`^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$` }
const clean = textCleaner({
  properties: {
    name: line,
    reason: words,
    password: {},
    key: { pattern: '^[A-Za-z0-9_-]{22}$' },
    people: { items: { properties: { name: line } } },
    call: { oneOf: [{ properties: { kind: {} } }, { properties: { note: words } }] },
    others: { additionalProperties: line },
  },
})

it.each([
  ['Zo\u200bé', 'Zoé'],
  ['\u202eeiraM', 'eiraM'],
  ['\u2066Zoé\u2069', 'Zoé'],
  ['Zo\u00adé', 'Zoé'],
  ['\u3164Zoé', 'Zoé'],
  ['\u2800Zoé\u2800', 'Zoé'],
  ['\u00a0Anne\u202fMarie ', 'Anne Marie'],
  ['\u200b', ''],
])('%j becomes the line %j in any field', (typed, cleaned) => {
  expect(clean({ name: typed })).toEqual({ name: cleaned })
  expect(clean({ people: [{ name: typed }] })).toEqual({ people: [{ name: cleaned }] })
  expect(clean({ others: { any: typed } })).toEqual({ others: { any: cleaned } })
})

it('multi-line text keeps line breaks and joiners', () => {
  expect(clean({ reason: 'ou\u00adbli\r\n\u202emal 👩\u200d👧' })).toEqual({ reason: 'oubli\nmal 👩\u200d👧' })
  expect(clean({ call: { note: ' un\u200b\ndeux' } })).toEqual({ call: { note: 'un\ndeux' } })
})

it.each([
  { password: ' Zo\u200bé ' },
  { key: '0123456789abcdefghijkl' },
  { call: { kind: 'slot' } },
  { name: null, people: [] },
  { unknown: '\u200b' },
])('%j stays as it is', (value) => {
  expect(clean(value)).toEqual(value)
})
