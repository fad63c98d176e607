import { describe, expect, test } from 'vitest'
import { completeValues, exit, sampleSteps } from '../testing/sample-steps.ts'
import type { FlowValues, Step } from '../step.ts'
import { currentStep, mayShowStep, nextStep, previousStep, stepProgress } from './step-rules.ts'

const steps = sampleSteps(completeValues)

describe('a step', () => {
  test('may be shown when every step before it is complete', () => {
    expect(mayShowStep(steps, { respondent: 'self' }, 'age')).toBe(true)
    expect(mayShowStep(steps, { respondent: 'self' }, 'consent')).toBe(false)
  })

  test('may not be shown when it is not part of the flow', () => {
    expect(mayShowStep(steps, completeValues, 'stage')).toBe(false)
    expect(mayShowStep(steps, completeValues, 'constructor')).toBe(false)
  })

  test('may be shown when the answer before it was declined', () => {
    expect(mayShowStep(steps, { respondent: 'self', age: null }, 'consent')).toBe(true)
  })
})

describe('the current step', () => {
  test('is the stored one if it may be shown', () => {
    expect(currentStep(steps, completeValues, 'age').id).toBe('age')
  })

  test('is the first incomplete one if the stored one may not be shown', () => {
    expect(currentStep(steps, { respondent: 'self' }, 'check').id).toBe('age')
    expect(currentStep(steps, { respondent: 'self' }, 'gone').id).toBe('age')
    expect(currentStep(steps, {}).id).toBe('respondent')
  })

  test('is the check when everything is complete', () => {
    expect(currentStep(steps, completeValues).id).toBe('check')
  })

  test('is the step of an answer that is no longer valid', () => {
    expect(currentStep(steps, { ...completeValues, age: 7 }, 'check').id).toBe('age')
  })

  test('is the consent if its text has changed', () => {
    expect(currentStep(steps, { ...completeValues, consent: 'v1' }, 'check').id).toBe('consent')
  })
})

describe('the next step', () => {
  test('is the following one, even if it is already complete', () => {
    expect(nextStep(steps, completeValues, 'respondent').id).toBe('age')
  })

  test('skips a question hidden by an answer', () => {
    const values = { ...completeValues, respondent: 'someone_else' }
    expect(nextStep(sampleSteps(values), values, 'respondent').id).toBe('consent')
  })
})

test('the first step has no previous step', () => {
  expect(previousStep(steps, 'age')?.id).toBe('respondent')
  expect(previousStep(steps, 'respondent')).toBeUndefined()
})

describe('progress', () => {
  const isFor = (values: FlowValues, id: string) => stepProgress(stepsThatMayGrow, values, id)

  test('counts every step, including consent and check', () => {
    const count = { total: 4, isMost: false }
    expect(isFor(completeValues, 'age')).toEqual({ current: 2, ...count })
    expect(isFor(completeValues, 'consent')).toEqual({ current: 3, ...count })
    expect(isFor(completeValues, 'check')).toEqual({ current: 4, ...count })
  })

  test('counts the steps that a future answer may add, and marks the total as a maximum', () => {
    expect(isFor({}, 'respondent')).toEqual({ current: 1, total: 4, isMost: true })
    expect(isFor({ respondent: 'someone_else' }, 'consent')).toEqual({ current: 2, total: 3, isMost: false })
  })

  test('has the same total for a step, whatever the answers there and later', () => {
    for (const values of [{}, { respondent: 'self' }, { respondent: 'someone_else' }, completeValues])
      expect(isFor(values, 'respondent')).toMatchObject({ total: 4 })
  })

  test('omits the total while it is unknown', () => {
    const [first, ...others] = steps
    const unknown = () =>
      [first, ...others.map((step) => ({ ...step, mayComeBefore: Infinity }))].flatMap((step) => step ?? [])
    expect(stepProgress(unknown, {}, 'respondent')).toEqual({ current: 1, isMost: true })
  })

  test('is undefined at an exit step', () => {
    expect(stepProgress((values) => [...sampleSteps(values), exit], completeValues, 'exit')).toBeUndefined()
  })

  test('ignores an exit that another answer avoids', () => {
    const leading = (values: FlowValues) =>
      values['respondent'] === 'someone_else' ? [...steps.slice(0, 1), exit] : stepsThatMayGrow(values)
    expect(stepProgress(leading, { respondent: 'someone_else' }, 'respondent')).toMatchObject({ current: 1, total: 4 })
  })
})

/** Steps to which a question about the age may be added until the respondent is known. */
function stepsThatMayGrow(values: FlowValues): Step[] {
  return sampleSteps(values).map((step) =>
    step.kind === 'consent' && values['respondent'] === undefined ? { ...step, mayComeBefore: 1 } : step,
  )
}

test('no step follows an exit', () => {
  const leading = [...steps.slice(0, 2), exit, ...steps.slice(2)]
  expect(currentStep(leading, completeValues, 'check').id).toBe('exit')
  expect(mayShowStep(leading, completeValues, 'age')).toBe(true)
})
