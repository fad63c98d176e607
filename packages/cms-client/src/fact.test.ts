import { describe, expect, it } from 'vitest'
import { conditionsOf, factParts, unknownFactIn } from './fact.ts'

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
    ['{{contactPhone}}', undefined],
    ['Fax: {{contactFax}}', '{{contactFax}}'],
    ['{{contactPhone}} {{}}', '{{}}'],
    ['{{contactPhone}', undefined],
  ])('with %j names as an unknown fact: %j', (text, expected) => {
    expect(unknownFactIn(text)).toBe(expected)
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
    ['{{if mails}}Une lettre à {{contactEmail}}', undefined],
    ['{{if weather}}Il pleut', '{{if weather}}'],
    ['Une {{if mails}}lettre', '{{if mails}}'],
  ])('in %j have a mistake: %j', (text, expected) => {
    expect(unknownFactIn(text)).toBe(expected)
  })
})
