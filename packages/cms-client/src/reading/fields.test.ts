import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as fields from './fields.ts'

/** The parsed text of a field, or why it is refused. */
function reading(field: v.GenericSchema, text: string): unknown {
  const { success, output, issues } = v.safeParse(field, text, { abortPipeEarly: true })
  return success ? output : { reason: JSON.parse(issues[0].message) }
}

const required = { label: fields.label, description: fields.description, text: fields.text }

describe.each(Object.entries(required))('a %s', (_, field) => {
  it.each(['', ' ', '\u200b\u202e', '\u00ad \u2060', '\u3164\ufe0f', '\ue000'])(
    'with invisible characters only is empty: %j',
    (text) => {
      expect(reading(field, text)).toEqual({ reason: { code: 'empty' } })
    },
  )

  it.each(['Appelez-\u2060nous', 'neuro\u00adpsychologue', '10\u00a0minutes\u202f?', 'un zéro\u200bespace', '👩‍⚕️'])(
    'may contain invisible characters among words: %j',
    (text) => {
      expect(reading(field, ` ${text} `)).toBe(text)
    },
  )

  it.each(['a\u0000b', 'a\bc', 'a\u001b[2Jb', 'a\u007fb', 'a\u0085b', 'a\rb'])(
    'with a control character cannot be read: %j',
    (text) => {
      expect(reading(field, text)).toEqual({
        reason: { code: expect.stringMatching(/^(?:control_character|several_lines)$/) },
      })
    },
  )
})

it('only single-line fields refuse line breaks and tabs', () => {
  for (const text of ['a\nb', 'a\r\nb', 'a\tb']) {
    expect([fields.text, fields.description, fields.optionalText].map((field) => reading(field, text))).toEqual(
      Array.from({ length: 3 }, () => text),
    )
    const refused = { reason: { code: 'several_lines' } }
    expect([fields.label, fields.optionalLabel].map((field) => reading(field, text))).toEqual([refused, refused])
  }
})

describe.each([fields.optionalLabel, fields.optionalText])('a field that may be empty', (field) => {
  it('is empty when it contains no visible character', () => {
    expect([reading(field, ' '), reading(field, '\u200b\u202e')]).toEqual([undefined, undefined])
  })

  it('is refused with a control character', () => {
    expect(reading(field, 'a\u0000b')).toEqual({
      reason: { code: expect.stringMatching(/^(?:control_character|several_lines)$/) },
    })
  })
})
