import { describe, expect, it } from 'vitest'
import { profileOf } from './trial-finder-profile.ts'

describe('the profile', () => {
  it('of nothing but declined or unknown answers is unknown but for the country', () => {
    const profile = profileOf({ age: null, memory_state: 'unknown', mri: 'unknown', conditions: ['unknown'] }, 'en')
    expect(Object.entries(profile).filter(([, value]) => value !== undefined)).toEqual([['country', 'US']])
  })

  it.each([
    ['no_change', undefined, 'no_symptoms'],
    ['worried', undefined, undefined],
    ['mci', undefined, 'mci'],
    ['alzheimer', 'mild', 'mild_dementia'],
    ['alzheimer', 'moderate', 'moderate_dementia'],
    ['alzheimer', 'severe', 'severe_dementia'],
    ['alzheimer', 'unknown', undefined],
    ['other_dementia', undefined, undefined],
  ])('has for %s, %s the stage %s', (memoryState, stage, expected) => {
    const answers = { memory_state: memoryState, ...(stage && { stage }) }
    expect(profileOf(answers, 'fr').stage).toBe(expected)
  })

  it('tells "none of these" from not knowing', () => {
    expect(profileOf({ conditions: ['none'], treatments: ['unknown'] }, 'fr')).toMatchObject({ conditions: [] })
    expect(profileOf({ conditions: ['none'], treatments: ['unknown'] }, 'fr').treatments).toBeUndefined()
  })

  it('counts another disease of the memory among the diseases of the brain', () => {
    expect(profileOf({ memory_state: 'other_dementia', conditions: ['none'] }, 'fr').conditions).toEqual([
      'other_brain_disease',
    ])
    expect(profileOf({ memory_state: 'other_dementia' }, 'fr').conditions).toBeUndefined()
  })

  it('knows yes and no', () => {
    expect(profileOf({ study_partner: 'yes', mri: 'no' }, 'fr')).toMatchObject({ studyPartner: true, mri: false })
  })

  it('has the place of the postal code of the site’s country', () => {
    expect(profileOf({ postal_code: '75011' }, 'fr').place?.latitude).toBeCloseTo(48.86, 1)
    expect(profileOf({ postal_code: '02139' }, 'en').place?.latitude).toBeCloseTo(42.4, 0)
  })
})
