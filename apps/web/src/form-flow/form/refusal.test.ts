import { expect, test } from 'vitest'
import type { Step } from '../step.ts'
import { completeValues, contact, dayQuestion, sampleSteps, slot } from '../testing/sample-steps.ts'
import { refusalOf } from './refusal.ts'

const helper: Step = { ...contact, id: 'helper', fieldPrefix: 'helper.' }
const patient: Step = { ...contact, id: 'patient', fieldPrefix: 'patient.' }
const born: Step = {
  kind: 'question',
  id: 'born',
  contractField: 'patient.birth_date',
  question: dayQuestion,
  wording: 'self',
}
const steps = [...sampleSteps(completeValues), slot, contact, helper, born, patient]

test.each([
  ['answers.age', 'age', 'age'],
  ['consent', 'consent', 'consent'],
  ['consent_text_version', 'consent', 'consent'],
  ['callback.starts_at', 'slot', 'day'],
  ['email', 'contact', 'email'],
  ['helper.phone', 'helper', 'phone'],
  ['patient.phone', 'patient', 'phone'],
  ['patient.birth_date', 'born', 'born'],
])('the field %s belongs to the step %s', (name, step, field) => {
  const refusal = refusalOf(steps, { [name]: ['invalid'] })
  expect([refusal?.step.id, refusal?.problems]).toEqual([step, [{ field, code: 'invalid' }]])
})

test('of several steps the first is mended first, all its fields together', () => {
  const refusal = refusalOf(steps, { 'helper.phone': ['invalid_phone'], email: ['invalid_email'], phone: ['required'] })
  expect(refusal?.problems).toEqual([
    { field: 'email', code: 'invalid_email' },
    { field: 'phone', code: 'required' },
  ])
})

test('fields that no step holds cannot be mended', () => {
  expect(
    refusalOf(steps, { non_field_errors: ['invalid'], locale: ['invalid'], 'answers.stage': ['invalid'] }),
  ).toBeUndefined()
})
