import { growthOf, linear } from '@clairmemoire/growth'
import { describe, expect, it } from 'vitest'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import { schemaProblems } from './schema-problems.ts'
import { contractAjv } from './validator.ts'

const ajv = contractAjv().addSchema(contract, 'contract')

function problemsOf(schema: string, value: unknown) {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)
  if (validate?.(value)) return {}
  return Object.fromEntries(schemaProblems(validate?.errors ?? []))
}

describe('a schema error', () => {
  it('is reported by dotted field', () => {
    expect(problemsOf('Helper', { last_name: 'A', phone: 3, extra: 1 })).toEqual({
      first_name: 'required',
      phone: 'invalid',
      extra: 'unknown_field',
    })
  })

  it('has no field when the request is not an object', () => {
    expect(problemsOf('Helper', [])).toEqual({ non_field_errors: 'invalid' })
  })

  it('distinguishes an empty text from one that is too long', () => {
    expect(problemsOf('PersonName', '')).toEqual({ non_field_errors: 'required' })
    expect(problemsOf('PersonName', 'a'.repeat(101))).toEqual({ non_field_errors: 'too_long' })
  })

  it.each(['a\u0000b', 'a\nb', 'a\u009fb', 'a\ud800b'])(
    'rejects a control character or lone surrogate in %j',
    (text) => {
      expect(problemsOf('PersonName', text)).toEqual({ non_field_errors: 'control_character' })
    },
  )

  it('is reported once for each answer, in linear time', async () => {
    const answersOf = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`q${index}`, {}]))
    expect(problemsOf('Answers', answersOf(3))).toEqual({ q0: 'invalid', q1: 'invalid', q2: 'invalid' })
    const growth = await growthOf((length) => {
      const answers = answersOf(length)
      return () => problemsOf('Answers', answers)
    }, 2_048)
    expect(growth).toBeLessThanOrEqual(linear)
  })
})
