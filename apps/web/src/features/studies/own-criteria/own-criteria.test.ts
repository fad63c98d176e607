import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { expect, it } from 'vitest'
import { ownAssessment } from './own-criteria.tsx'

const study = sampleStudies.find(({ code }) => code === 'MK2214')
if (!study) throw new Error('There is no MK2214.')
const states = (answers: Parameters<typeof ownAssessment>[1]) =>
  Object.fromEntries(ownAssessment(study, answers, 'US').criteria.map(({ criterion, state }) => [criterion.id, state]))

it('answers are compared as in the trial finder, without the criteria that the team checks', () => {
  expect(states({ age: 90, memory_state: 'mci', study_partner: null, conditions: ['stroke'] })).toEqual({
    age: 'not_met',
    stage: 'met',
    'study-partner': 'cannot_tell',
    stroke: 'not_met',
    epilepsy: 'met',
    'other-brain-disease': 'met',
  })
})

it('sites are sorted by their distance from the postal code, and left out if there is no postal code', () => {
  const { sites } = ownAssessment(study, { zip_code: '10001' }, 'US')
  expect(sites).toHaveLength(study.sites.length)
  expect(sites[0]).toEqual({
    id: expect.any(String),
    city: 'New York',
    status: study.status,
    distance: { value: 0, unit: 'mi' },
  })
  const distances = sites.map(({ distance }) => distance.value)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(distances.at(-1)).toBeGreaterThan(100)
  expect(ownAssessment(study, { age: 70 }, 'US').sites).toEqual([])
})

it('a closed site is shown as closed, even if the study recruits', () => {
  const sites = study.sites.map((site) => ({ ...site, recruiting: site.city === 'New York' }))
  const { sites: own } = ownAssessment({ ...study, sites, status: 'recruiting' }, { zip_code: '10001' }, 'US')
  expect(new Set(own.slice(1).map(({ status }) => status))).toEqual(new Set(['closed']))
  expect(own[0]?.status).toBe('recruiting')
})
