import { studyOfCode } from '@clairmemoire/studies'
import { expect, it } from 'vitest'
import { ownAssessment } from './own-assessment.ts'

const study = studyOfCode('MK2214')
if (!study) throw new Error('The register has no MK2214.')
const states = (answers: Parameters<typeof ownAssessment>[1]) =>
  Object.fromEntries(ownAssessment(study, answers, 'en').criteria.map(({ criterion, state }) => [criterion.id, state]))

it('what was answered is compared as the finder compares it, and what the team checks is left to them', () => {
  expect(states({ age: 90, memory_state: 'mci', study_partner: null, conditions: ['stroke'] })).toEqual({
    age: 'not_met',
    stage: 'met',
    'study-partner': 'cannot_tell',
    stroke: 'not_met',
    epilepsy: 'met',
    'other-brain-disease': 'met',
  })
})

it('the nearest site is as far as a postal code can tell, and nowhere without one', () => {
  const near = ownAssessment(study, { zip_code: '10001' }, 'en').nearest
  expect(near).toEqual({ city: 'New York', sample: true, distance: { value: 0, unit: 'mi' } })
  expect(ownAssessment(study, { age: 70 }, 'en').nearest).toBeUndefined()
})
