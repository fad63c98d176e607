import { expect, test } from 'vitest'
import type { Step } from '../step.ts'
import { completeValues, contact, dayQuestion, sampleSteps, slot } from '../testing/sample-steps.ts'
import { refusalOf } from './refusal.ts'

const named = (prefix: string): Step => ({
  ...contact,
  id: prefix,
  fields: contact.fields.map((field) => ({ ...field, contractField: `${prefix}.${field.id}` })),
})
const helper = named('call.helper')
const born: Step = {
  kind: 'question',
  id: 'born',
  contractField: 'consents.third_person_on',
  question: dayQuestion,
  wording: 'self',
}
const steps = [...sampleSteps(completeValues), slot, contact, helper, born]

test.each([
  ['answers.age', 'age', 'age'],
  ['consent', 'consent', 'consent'],
  ['consent_text_version', 'consent', 'consent'],
  ['consents.agreed', 'consent', 'consent'],
  ['callback.starts_at', 'slot', 'day'],
  ['call.callback', 'slot', 'day'],
  ['email', 'contact', 'email'],
  ['call.helper.phone', 'call.helper', 'phone'],
  ['consents.third_person_on', 'born', 'born'],
])('the field %s belongs to the step %s', (name, step, field) => {
  const refusal = refusalOf(steps, { [name]: ['invalid'] })
  expect([refusal?.step.id, refusal?.problems]).toEqual([step, [{ field, code: 'invalid' }]])
})

test('the first step with an error is corrected first, with all its fields', () => {
  const refusal = refusalOf(steps, {
    'call.helper.phone': ['invalid_phone'],
    email: ['invalid_email'],
    phone: ['required'],
  })
  expect(refusal?.problems).toEqual([
    { field: 'email', code: 'invalid_email' },
    { field: 'phone', code: 'required' },
  ])
})

test('a field that belongs to no step cannot be corrected', () => {
  expect(
    refusalOf(steps, { non_field_errors: ['invalid'], locale: ['invalid'], 'answers.stage': ['invalid'] }),
  ).toBeUndefined()
})
