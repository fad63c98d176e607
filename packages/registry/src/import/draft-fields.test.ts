import { expect, it } from 'vitest'
import { sampleStudy } from '../testing/samples.ts'
import { draftFields } from './draft-fields.ts'
import { importStudy } from './import-study.ts'

const draft = () => importStudy('NCT00000001', async () => sampleStudy)

it('the fields for a form are those that the register has, without the missing ones', async () => {
  const { criteria, registerLines, ...fields } = draftFields(await draft(), 'fr')
  expect(fields).toEqual({
    site: 'fr',
    kind: 'medicine',
    registryIds: ['NCT00000001', '2024-500001-10-00'],
    state: 'recruiting',
    sponsor: 'Sample sponsor',
    phase: '1/2',
    procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
    sites: [{ city: 'Lille', country: 'FR', latitude: 50.47, longitude: 3.18, recruiting: true }],
    page: { sources: [{ href: 'https://clinicaltrials.gov/study/NCT00000001' }] },
  })
  expect(criteria).toMatchObject([
    { key: 'age', min: 50, max: 75 },
    { key: 'one-of', criteria: [{ key: 'memory-worries' }, { key: 'language', answers: ['easily'] }] },
    { key: 'stroke' },
    { key: 'stroke-2' },
  ])
  expect(registerLines).toHaveLength(9)
  expect(registerLines).toMatchObject([
    { text: 'Inclusion Criteria:', seen: false },
    { criteria: ['age'] },
    {},
    { criteria: ['one-of'] },
    {},
    {},
    {},
    {},
    {},
  ])
})

it("the fields for a form contain the page only in the language of the study's site", async () => {
  expect(draftFields(await draft(), 'en')).not.toHaveProperty('page')
})
