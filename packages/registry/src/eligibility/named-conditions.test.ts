import { expect, it } from 'vitest'
import { eventsOf } from './events.ts'
import { conditionsOf } from './named-conditions.ts'

const free = (condition: string, months?: number) => ({
  kind: 'free_of_condition',
  condition,
  ...(months && { months }),
})
const untreated = (treatment: string, months?: number) => ({
  kind: 'not_treated_with',
  treatment,
  ...(months && { months }),
})

it.each([
  ['a head injury with loss of consciousness', [free('head_injury')]],
  ['a heart attack or heart failure in the last 6 months', [free('heart_disease', 6)]],
  ['diabetes', [free('diabetes')]],
  ['kidney or liver disease', [free('kidney_or_liver_disease')]],
  ['sleep apnea', [free('sleep_apnoea')]],
  ['a bleeding disorder', [free('bleeding_disorder')]],
  ['a history of migraine', [free('migraine')]],
  ['severe drug allergies', [free('severe_allergy')]],
  ['a current episode of depression', [free('depression')]],
  ['a history of depression', [free('depression'), free('past_depression')]],
  ['bipolar disorder or schizophrenia', [free('psychiatric_illness')]],
  ['abuse of alcohol in the past 2 years', [free('alcohol_or_drugs', 24)]],
  ['hiv or hepatitis b', [free('hiv_or_hepatitis')]],
  ['current use of anticoagulants', [untreated('blood_thinner', 1)]],
  ['antidepressants within 3 months', [untreated('antidepressant', 3)]],
  ['has been given neuroleptics', [untreated('antipsychotic')]],
  ['takes benzodiazepines', [untreated('sleeping_or_calming', 1)]],
  ['uses anticonvulsants', [untreated('epilepsy_medicine', 1)]],
  ['systemic steroids', [untreated('immunosuppressant')]],
  ['an implanted pacemaker', [free('pacemaker')]],
  ['a cochlear implant', [free('metal_in_body')]],
  ['claustrophobia', [free('fear_of_closed_spaces')]],
])('“%s” is recognized', (text, criteria) => {
  expect(conditionsOf(text, '')?.criteria).toEqual(criteria)
})

it.each([
  'a severe kidney or liver disease',
  'hiv',
  'atrial fibrillation',
  'diabetes that requires insulin',
  'an allergy to the study drug',
  'severe depression',
  'a psychosis that may interfere in the opinion of the investigator',
  'a urine test for drugs of abuse',
  'a change of antidepressants',
  'depot neuroleptics',
  'tricyclic antidepressants',
])('“%s” is narrower than our criterion, or left to the team', (text) => {
  expect(conditionsOf(text, '')).toBeUndefined()
})

it('a line below a line about doses excludes no treatment', () => {
  expect(conditionsOf('antidepressants', 'the dose of these must be stable:')).toBeUndefined()
})

it.each([
  ['surgery within 3 months', [free('operation', 3)]],
  ['a vaccination in the last 4 weeks', [free('vaccine', 1)]],
  ['donated blood in the past 8 weeks', [free('blood_donation', 2)]],
  ['a radiopharmaceutical within 12 months', [free('radioactive_scan', 12)]],
  ['received an investigational drug within 30 days', [free('study_with_medicine', 1)]],
  ['currently participating in another trial', [free('study_with_medicine', 1), free('study_without_medicine', 1)]],
])('“%s” is an event of the last twelve months', (text, criteria) => {
  expect(eventsOf(text)?.criteria).toEqual(criteria)
})

it.each([
  'surgery',
  'surgery within 2 years',
  'planned surgery within 3 months',
  'took part in another trial',
  'an investigational drug within 2 years',
  'a trial of immunization against amyloid within 6 months',
  'a radiopharmaceutical within 7 days',
])('“%s” is not an event that a question covers', (text) => {
  expect(eventsOf(text)).toBeUndefined()
})
