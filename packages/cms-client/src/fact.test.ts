import { describe, expect, it } from 'vitest'
import { factParts, namesUnknownFact } from './fact.ts'

describe('a text', () => {
  it('is parted at the facts that it names', () => {
    expect(factParts('Appelez {{contactPhone}} ou écrivez à {{contactEmail}}')).toEqual([
      { text: 'Appelez ' },
      { fact: 'contactPhone' },
      { text: ' ou écrivez à ' },
      { fact: 'contactEmail' },
    ])
  })

  it.each(['', 'Rien à nommer.', '{ contactPhone }', '{{contactPhone}', '{{contactPhone }}', '{{constructor}}'])(
    'such as %j names none and stays as it is',
    (text) => {
      const parts = factParts(text)
      expect(parts.map((part) => ('text' in part ? part.text : ''))).toEqual(text === '' ? [] : [text])
    },
  )

  it.each([
    ['{{contactPhone}}', false],
    ['{{contactFax}}', true],
    ['{{contactPhone}} {{}}', true],
    ['{{contactPhone}', false],
  ])('with %j names an unknown fact: %j', (text, expected) => {
    expect(namesUnknownFact(text)).toBe(expected)
  })
})
