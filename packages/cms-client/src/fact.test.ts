import { describe, expect, it } from 'vitest'
import { conditionsOf, factParts, namesUnknownFact } from './fact.ts'

describe('a text', () => {
  it('is split at the facts that it names', () => {
    expect(factParts('Appelez {{contactPhone}} ou écrivez à {{contactEmail}}')).toEqual([
      { text: 'Appelez ' },
      { fact: 'contactPhone' },
      { text: ' ou écrivez à ' },
      { fact: 'contactEmail' },
    ])
  })

  it.each(['', 'Rien à nommer.', '{ contactPhone }', '{{contactPhone}', '{{contactPhone }}', '{{constructor}}'])(
    'such as %j names no fact and stays as it is',
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

describe('conditions', () => {
  it.each([
    ['Toujours', [], 'Toujours'],
    ['{{if mails}}Une lettre', [{ name: 'mails', isMet: true }], 'Une lettre'],
    [
      '{{if not audience}}{{if measurement}} Une mesure',
      [
        { name: 'audience', isMet: false },
        { name: 'measurement', isMet: true },
      ],
      ' Une mesure',
    ],
    ['{{if weather}}Il pleut', [], '{{if weather}}Il pleut'],
    ['Une {{if mails}}lettre', [], 'Une {{if mails}}lettre'],
  ])('of %j', (text, conditions, rest) => {
    expect(conditionsOf(text)).toEqual({ conditions, rest })
  })

  it.each([
    ['{{if mails}}Une lettre à {{contactEmail}}', false],
    ['{{if weather}}Il pleut', true],
    ['Une {{if mails}}lettre', true],
  ])('in %j have a mistake: %j', (text, expected) => {
    expect(namesUnknownFact(text)).toBe(expected)
  })
})
