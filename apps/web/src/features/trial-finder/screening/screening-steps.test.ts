import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { questionnaire } from '../testing/sample-draft.ts'
import { screeningSteps } from './screening-steps.ts'

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const exits = () => ({
  country: { title: 'Elsewhere', body: null },
  age: { title: 'Under age', body: null },
  diagnosis: { title: 'No study', body: null },
})
const stepsOf = (values: Parameters<typeof screeningSteps>[2]) =>
  screeningSteps(i18n, questionnaire, values, { siteCountry: 'US', exits })
const ids = (values: Parameters<typeof screeningSteps>[2]) => stepsOf(values).map(({ id }) => id)

describe('the steps of the screening', () => {
  test('are the questions, then the consent and the check', () => {
    expect(ids({})).toEqual(['respondent', 'country', 'age', 'memory_state', 'conditions', 'consent', 'check'])
  })

  test('include the questions for the country of the site from the start', () => {
    const show_if = (country: string) => [{ question: 'country', is_one_of: [country] }]
    const zip = { id: 'zip', type: 'number', required: false, label: { self: '', someone_else: '' } } as const
    const questions = [...questionnaire.questions, { ...zip, show_if: show_if('US') }]
    const zipAsked = (values: Parameters<typeof screeningSteps>[2]) =>
      screeningSteps(i18n, { ...questionnaire, questions }, values, { siteCountry: 'US', exits }).some(
        ({ id }) => id === 'zip',
      )
    expect([{}, { country: 'US' }, { country: 'FR' }].map(zipAsked)).toEqual([true, true, false])
  })

  test('depend on the answers', () => {
    expect(ids({ respondent: 'self', memory_state: 'alzheimer' })).toContain('stage')
  })

  test('use the wording for the visitor or for the other person', () => {
    const wordings = (respondent: string) =>
      stepsOf({ respondent }).flatMap((step) => (step.kind === 'question' ? [step.wording] : []))
    expect(new Set(wordings('self'))).toEqual(new Set(['self']))
    expect(new Set(wordings('someone_else'))).toEqual(new Set(['someone_else']))
  })

  test('ask for another consent if someone else answers', () => {
    const agreement = (respondent: string) =>
      stepsOf({ respondent }).flatMap((step) => (step.kind === 'consent' ? [step.agreement] : []))
    expect(agreement('self')).not.toEqual(agreement('someone_else'))
  })

  test('preselect the country of the site', () => {
    const country = stepsOf({}).find(({ id }) => id === 'country')
    expect(country).toMatchObject({ initial: 'US' })
  })

  test('end before any question about health if no study has a site in the country', () => {
    expect(ids({ respondent: 'self', country: 'elsewhere', age: 70 })).toEqual([
      'respondent',
      'country',
      'exit-country',
    ])
  })

  test('end before the consent if no open study in the country accepts the diagnosis', () => {
    const questions = questionnaire.questions.map(({ options, ...question }) => ({
      ...question,
      ...(options && { options: options.map((option) => ({ ...option, no_study_in: ['FR'] as const })) }),
    }))
    const idsIn = (country: string) =>
      screeningSteps(
        i18n,
        { ...questionnaire, questions },
        { country, memory_state: 'alzheimer' },
        { siteCountry: 'US', exits },
      ).map(({ id }) => id)
    expect(idsIn('FR').at(-1)).toBe('exit-diagnosis')
    expect(idsIn('FR')).not.toContain('consent')
    expect(idsIn('US')).toContain('consent')
  })

  test('end after the age only for people under 18', () => {
    expect(ids({ country: 'FR', age: 17 })).toEqual(['respondent', 'country', 'age', 'exit-age'])
    expect(ids({ country: 'FR', age: 18 })).toContain('check')
    expect(ids({ country: 'FR', age: null })).toContain('check')
  })
})
