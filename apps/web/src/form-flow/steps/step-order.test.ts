import { describe, expect, test } from 'vitest'
import { completeValues, exit, sampleSteps } from '../testing/sample-steps.ts'
import { currentStep, mayShowStep, nextStep, previousStep, stepProgress } from './step-rules.ts'

const steps = sampleSteps(completeValues)

describe('a step may be shown', () => {
  test('when every step before it is complete', () => {
    expect(mayShowStep(steps, { respondent: 'self' }, 'age')).toBe(true)
    expect(mayShowStep(steps, { respondent: 'self' }, 'consent')).toBe(false)
  })

  test('not when it is no part of the flow', () => {
    expect(mayShowStep(steps, completeValues, 'stage')).toBe(false)
    expect(mayShowStep(steps, completeValues, 'constructor')).toBe(false)
  })

  test('also when the answer before it was declined', () => {
    expect(mayShowStep(steps, { respondent: 'self', age: null }, 'consent')).toBe(true)
  })
})

describe('the current step', () => {
  test('is the stored one if it may be shown', () => {
    expect(currentStep(steps, completeValues, 'age').id).toBe('age')
  })

  test('is the first that is not complete otherwise', () => {
    expect(currentStep(steps, { respondent: 'self' }, 'check').id).toBe('age')
    expect(currentStep(steps, { respondent: 'self' }, 'gone').id).toBe('age')
    expect(currentStep(steps, {}).id).toBe('respondent')
  })

  test('is the check when everything is complete', () => {
    expect(currentStep(steps, completeValues).id).toBe('check')
  })

  test('goes back to an answer that cannot stand any more', () => {
    expect(currentStep(steps, { ...completeValues, age: 7 }, 'check').id).toBe('age')
  })

  test('goes back to a consent whose text has changed', () => {
    expect(currentStep(steps, { ...completeValues, consent: 'v1' }, 'check').id).toBe('consent')
  })
})

describe('the next step', () => {
  test('is the one after, whether it is complete or not', () => {
    expect(nextStep(steps, completeValues, 'respondent').id).toBe('age')
  })

  test('skips a question that an answer has closed', () => {
    const values = { ...completeValues, respondent: 'someone_else' }
    expect(nextStep(sampleSteps(values), values, 'respondent').id).toBe('consent')
  })
})

test('the step before the first is outside the flow', () => {
  expect(previousStep(steps, 'age')?.id).toBe('respondent')
  expect(previousStep(steps, 'respondent')).toBeUndefined()
})

describe('progress', () => {
  test('counts every step, consent and check among them', () => {
    expect(stepProgress(steps, 'age')).toEqual({ current: 2, total: 4 })
    expect(stepProgress(steps, 'consent')).toEqual({ current: 3, total: 4 })
    expect(stepProgress(steps, 'check')).toEqual({ current: 4, total: 4 })
  })

  test('has nothing to say of a way out, after which nothing comes', () => {
    expect(stepProgress([...steps, exit], 'exit')).toBeUndefined()
  })
})

test('nothing leads past a way out', () => {
  const leading = [...steps.slice(0, 2), exit, ...steps.slice(2)]
  expect(currentStep(leading, completeValues, 'check').id).toBe('exit')
  expect(mayShowStep(leading, completeValues, 'age')).toBe(true)
})
