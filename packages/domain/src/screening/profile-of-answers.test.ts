import { describe, expect, it } from 'vitest'
import type { Answers } from '../questionnaire/questionnaire.ts'
import { profileOfAnswers, residenceIn } from './profile-of-answers.ts'

const paris = { latitude: 48.86, longitude: 2.35 }
const boston = { latitude: 42.36, longitude: -71.06 }
const profileOf = (answers: Answers) =>
  profileOfAnswers(answers, 'FR', (country, code) => (code.startsWith('0') && country === 'US' ? boston : paris))

describe('the profile', () => {
  it("contains only the site's country if every answer is unknown", () => {
    const known = Object.entries(
      profileOf({ memory_state: 'unknown', mri: 'unknown', conditions: ['unknown'], treatments: ['unknown'] }),
    ).filter(([, value]) => value !== undefined)
    expect(Object.fromEntries(known)).toEqual({
      residence: 'FR',
      lists: { conditions: { named: [], others: 'unknown' }, treatments: { named: [], others: 'unknown' } },
      since: {},
      chosen: {},
      amounts: {},
    })
  })

  it('distinguishes declined from unknown', () => {
    const declined = {
      age: null,
      memory_state: null,
      study_partner: null,
      mri: null,
      conditions: null,
      treatments: null,
    }
    expect(profileOf(declined)).toMatchObject({
      age: 'declined',
      stages: { unsureReason: 'declined' },
      knownDementia: 'declined',
      studyPartner: 'declined',
      mri: 'declined',
      lists: { conditions: { named: [], others: 'declined' }, treatments: { named: [], others: 'declined' } },
    })
  })

  it.each([
    ['no_change', undefined, ['no_symptoms'], false],
    ['mci', undefined, ['mci'], false],
    ['alzheimer', 'mild', ['mild_dementia'], true],
    ['alzheimer', 'moderate', ['moderate_dementia'], true],
    ['alzheimer', 'severe', ['severe_dementia'], true],
    ['alzheimer', 'unknown', ['mild_dementia', 'moderate_dementia', 'severe_dementia'], true],
    ['other_dementia', undefined, [], true],
  ])('has for %s, %s the stages %j', (memoryState, stage, possible, knownDementia) => {
    const profile = profileOf({ memory_state: memoryState, ...(stage && { stage }) })
    expect(profile).toMatchObject({ stages: { possible, unsureReason: 'unknown' }, knownDementia })
  })

  it('infers no stage and no known dementia from worries', () => {
    const { stages, knownDementia } = profileOf({ memory_state: 'worried' })
    expect({ stages, knownDementia }).toEqual({ stages: undefined, knownDementia: false })
  })

  it('contains a known dementia even if its stage was declined', () => {
    const { stages, knownDementia } = profileOf({ memory_state: 'alzheimer', stage: null })
    expect({ reason: stages?.unsureReason, knownDementia }).toEqual({ reason: 'declined', knownDementia: true })
  })

  it('distinguishes "none of these" from a list of conditions', () => {
    expect(profileOf({ conditions: ['none'] }).lists?.conditions).toEqual({ named: [], others: 'none' })
    expect(profileOf({ conditions: ['stroke'] }).lists?.conditions).toEqual({ named: ['stroke'], others: 'none' })
  })

  it('counts another disease of the memory as a disease of the brain, whatever else is answered', () => {
    expect(profileOf({ memory_state: 'other_dementia', conditions: null }).lists?.conditions).toEqual({
      named: ['other_brain_disease'],
      others: 'declined',
    })
    expect(profileOf({ memory_state: 'other_dementia' }).lists?.conditions?.named).toEqual(['other_brain_disease'])
  })

  it('reads yes and no', () => {
    expect(profileOf({ study_partner: 'yes', mri: 'no' })).toMatchObject({ studyPartner: true, mri: false })
  })

  it('reads two lists from the question that asks for both', () => {
    const { lists } = profileOf({ all_conditions: ['stroke', 'diabetes'] })
    expect(lists?.conditions).toEqual({ named: ['stroke', 'diabetes'], others: 'none' })
    expect(lists?.health).toEqual(lists?.conditions)
    expect(profileOf({ conditions: ['none'] }).lists?.health).toBeUndefined()
  })

  it('has the months since each entry of a list', () => {
    expect(profileOf({ conditions: ['stroke'], when_stroke: 'from_12' }).since).toEqual({ stroke: [12, 24] })
    expect(profileOf({ conditions: ['stroke'], when_stroke: null }).since).toEqual({ stroke: 'declined' })
    expect(profileOf({ conditions: ['stroke'], when_stroke: 'unknown' }).since).toEqual({})
  })

  it.each([
    ['an MRI that is possible has no obstacle', { mri: 'yes' }, { lists: { mri_obstacles: { others: 'none' } } }],
    ['nobody comes along for any hour', { study_partner: 'no' }, { amounts: { partner_hours: [0, 0] } }],
    ['nobody who comes along takes part', { study_partner: 'no' }, { chosen: { partner_takes_part: 'no' } }],
    ['help is not needed', { everyday: ['no_screen'] }, { chosen: { walking: 'alone' } }],
    ['school was long', { everyday: ['none'] }, { amounts: { school_years: [12, Infinity] } }],
    [
      'no medicine is the same for ever',
      { treatments: ['none'] },
      { amounts: { same_dose_weeks: [Infinity, Infinity] } },
    ],
    ['nobody is pregnant past sixty', { age: 60 }, { chosen: { pregnancy: 'no' } }],
    ['no man is pregnant', { age: 40, sex: 'man' }, { chosen: { pregnancy: 'no' } }],
    ['no diagnosis is another one', { memory_state: 'mci' }, { chosen: { diagnosis: 'none' } }],
  ] as const)('knows from another answer that %s', (_, answers, facts) => {
    expect(profileOf(answers)).toMatchObject(facts)
  })

  it('derives a changed medicine for memory only from its own answer', () => {
    expect(profileOf({ treatments: ['alzheimer_medicine'] }).amounts).toEqual({})
    expect(profileOf({ treatments: ['unknown'] }).amounts).toEqual({})
    expect(profileOf({ treatments: ['alzheimer_medicine'], same_dose_weeks: 'from_8' }).amounts).toEqual({
      same_dose_weeks: [8, 13],
    })
  })

  it('has the place of the postal code of the country, and of no other country', () => {
    const both = { postal_code: '75011', zip_code: '02139' }
    expect(profileOf({ country: 'FR', ...both }).place).toEqual(paris)
    expect(profileOf({ country: 'US', ...both }).place).toEqual(boston)
    expect(profileOf({ country: 'elsewhere', ...both }).place).toBeUndefined()
  })
})

it("the residence is the site's country if the answers name none", () => {
  expect(residenceIn({}, 'US')).toBe('US')
  expect(residenceIn({ country: 'elsewhere' }, 'US')).toBe('elsewhere')
})
