import { describe, expect, it } from 'vitest'
import type { EligibilityLine, Side } from './eligibility-line.ts'
import { suggestedCriteria } from './suggested-criteria.ts'

const line = (side: Side | undefined, text: string, under: string[] = []): EligibilityLine => ({
  role: 'rule',
  marker: '*',
  text,
  side,
  under,
})
const criteriaOf = (side: Side | undefined, text: string, under: string[] = []) =>
  suggestedCriteria(line(side, text, under)).criteria

const team = (topic: string) => ({ kind: 'checked_by_team', topic })
const free = (condition: string) => ({ kind: 'free_of_condition', condition })
const stages = (...names: string[]) => ({ kind: 'stage_among', stages: names })

describe('an inclusion line', () => {
  it.each([
    ['Women and men from 52 to 81 years old', { kind: 'age_between', min: 52, max: 81 }],
    ['Age ≥ 60 years', { kind: 'age_between', min: 60 }],
    ['Has mild AD', stages('mild_dementia')],
    ['Mild to moderate Alzheimer’s disease', stages('mild_dementia', 'moderate_dementia')],
    ['Diagnosis of MCI due to Alzheimer’s disease', stages('mci')],
    ['Early Alzheimer’s disease', stages('mci', 'mild_dementia')],
    ['Clinical diagnosis of Alzheimer’s disease', stages('mild_dementia', 'moderate_dementia', 'severe_dementia')],
    ['Cognitively unimpaired', { kind: 'no_known_dementia' }],
    ['Somebody who knows them well: a reliable informant', { kind: 'has_study_partner' }],
    ['Can safely undergo an MRI scan', { kind: 'mri_possible' }],
    ['MMSE of 19 or more', team('memory_score')],
    ['Amyloid shown by a PET scan', team('amyloid')],
    ['Tau shown by a PET scan', team('tau')],
    ['Doses of all medicines are stable since spring', team('stable_medicines')],
    ['Sees and reads: adequate vision', team('sight_and_hearing')],
    ['Carries a mutation for Alzheimer’s disease', team('risk_of_alzheimer')],
    ['In good general health', team('general_health')],
    ['Has a second study partner', team('second_study_partner')],
  ])('“%s” may be a criterion', (text, criterion) => {
    expect(criteriaOf('inclusion', text)).toEqual([criterion])
  })

  it.each([
    'Gives informed consent',
    'The caregiver must be aged 21 years or older',
    'First symptoms before the age of 65 years',
    'Has a diagnosis of vascular dementia',
    'A parent with Alzheimer’s disease',
    'Ages 20 to 40 years (cohort 1) or 60 to 80 years (cohort 2)',
    'Has SCD or MCI',
    'Speaks Dutch',
  ])('“%s” is left to the team', (text) => {
    const answerable = criteriaOf('inclusion', text).filter(({ kind }) => kind !== 'checked_by_team')
    expect(answerable).toEqual([])
  })
})

describe('an exclusion line', () => {
  it.each([
    ['Any stroke', [free('stroke')]],
    ['Epileptic fits or epilepsy', [free('epilepsy')]],
    ['Parkinson’s disease', [free('other_brain_disease')]],
    ['A dementia other than Alzheimer’s disease', [free('other_brain_disease')]],
    ['Cancer in the last 4 years', [{ ...free('recent_cancer'), months: 48 }]],
    ['A stroke or a seizure', [free('stroke'), free('epilepsy')]],
    ['Has been given lecanemab', [{ kind: 'not_treated_with', treatment: 'anti_amyloid' }]],
    [
      'Takes a cholinesterase inhibitor or memantine',
      [{ kind: 'not_treated_with', treatment: 'alzheimer_medicine', months: 1 }],
    ],
    ['Cannot have an MRI', [{ kind: 'mri_possible' }]],
    ['Has no study partner', [{ kind: 'has_study_partner' }]],
    ['Known dementia', [{ kind: 'no_known_dementia' }]],
    ['Under 50 years old', [{ kind: 'age_between', min: 50 }]],
    ['Older than 85 years', [{ kind: 'age_between', min: 0, max: 85 }]],
    ['A serious or unstable heart disease', [team('general_health')]],
    ['Severe depression', [team('mood_and_safety')]],
    ['White matter lesions on the scan', [team('brain_scan')]],
    ['A QTc above 470 ms', [team('blood_and_heart')]],
    ['Thoughts of suicide', [team('mood_and_safety')]],
  ])('“%s” may be a criterion', (text, criteria) => {
    expect(criteriaOf('exclusion', text)).toEqual(criteria)
  })

  it.each([
    'Allergic to donanemab',
    'Contraindications to the medicine, such as epilepsy',
    'Febrile seizures are allowed',
    'The study of strokes is not an exclusion: a stroke is permitted',
  ])('“%s” is left to the team', (text) => {
    expect(criteriaOf('exclusion', text)).toEqual([])
  })

  it('has a note about the time if it names a period', () => {
    expect(suggestedCriteria(line('exclusion', 'A stroke, or epilepsy within the past year')).why).toMatch(
      /certain time only/,
    )
  })
})

describe('nothing is suggested', () => {
  it('for an extension, whether its heading or the line names it', () => {
    expect(criteriaOf('inclusion', 'Age 50 to 80 years', ['Part B (extension):'])).toEqual([])
    expect(criteriaOf('exclusion', 'A stroke during the double-blind treatment period')).toEqual([])
    expect(suggestedCriteria(line('inclusion', 'Age 50 to 80 years', ['OLE'])).why).toMatch(/extension/)
  })

  it('for carers, for lines without a side or below a permission, and for headings', () => {
    expect(criteriaOf('inclusion', 'Age 21 years or older', ['Caregivers:'])).toEqual([])
    expect(criteriaOf(undefined, 'Age 50 to 80 years')).toEqual([])
    expect(criteriaOf('exclusion', 'Memantine', ['These are allowed:'])).toEqual([])
    expect(suggestedCriteria({ ...line('inclusion', 'Age 50 to 80 years'), role: 'heading' }).criteria).toEqual([])
  })

  it('for one group only without saying so', () => {
    expect(suggestedCriteria(line('inclusion', 'Age 50 to 80 years', ['For controls:'])).why).toMatch(/Only for those/)
  })
})
