import { testConsent } from '@clairmemoire/forms/memory-test-consents'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { SelfTestDraft } from '../self-test-draft.ts'
import { sampleForm } from '../testing/sample-form.ts'
import { applicableForm, testSteps } from './test-steps.tsx'

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const form = sampleForm('fr')
const continued = { result: 'q8Zk3vJ0Tn-2hY_5aXw7Lg', answered: ['signs', 'repeats'] }
const stepsOf = (change: { form?: typeof form; continued?: SelfTestDraft['continued'] } = {}) =>
  testSteps(i18n, {
    form,
    consent: testConsent,
    values: { signs: ['none'], repeats: 'often' },
    continued: undefined,
    ...change,
  }).map(({ id }) => id)

describe('the questions', () => {
  it('are at first the questions of the short form', () => {
    expect(stepsOf()).toEqual(['signs', 'repeats', 'consent', 'check'])
  })

  it('are then the remaining questions, without those that were answered before', () => {
    expect(stepsOf({ continued })).toEqual(['began', 'comment', 'consent', 'check'])
  })

  it('are all questions if the test has no short form', () => {
    const { short_minutes: _, ...whole } = form
    expect(stepsOf({ form: whole })).toEqual(['signs', 'repeats', 'began', 'comment', 'consent', 'check'])
    expect(applicableForm(whole, { continued: undefined })).toBe(whole)
  })
})
