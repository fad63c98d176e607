import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readClinicalTrialsGov } from './clinical-trials-gov.ts'
import { draftListing, draftSites, draftStudy } from './draft-study.ts'
import american from './testing/clinical-trials-gov.json' with { type: 'json' }

const draft = { record: readClinicalTrialsGov(american), name: 'NEW-STUDY', locale: 'en' } as const
const files = draftStudy({ ...draft, today: '2026-11-23' })

it('drafts the folder of a study and its text, and nothing else', () => {
  expect([...files.keys()]).toEqual([
    'packages/studies/src/new-study/study.ts',
    'apps/cms/content/en/studies/new-study.yaml',
  ])
})

it('writes its line in the catalogue', () => {
  expect(draftListing(draft)).toBe(
    `'new-study': {"code":"NEW_STUDY","name":"NEW-STUDY","slug":"new-study","locale":"en"},`,
  )
})

it('shows nobody a study as open, and claims nothing that the record does not say', () => {
  const study = files.get('packages/studies/src/new-study/study.ts')
  expect(study).toContain('"status":"to_confirm"')
  expect(study).toContain('"min":50,"max":85')
  expect(study).toContain('"lumbarPuncture":"unknown"')
})

it('names its sites in the country where people are called, as an operator enters them', () => {
  const { NEW_STUDY: sites }: { NEW_STUDY: { city: string }[] } = parse(draftSites(draft))
  expect(sites[0]).toEqual({
    id: expect.stringMatching(/^[a-z-]+-1$/),
    city: expect.any(String),
    country: 'US',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    recruiting: expect.any(Boolean),
  })
  expect(sites.map(({ city }) => city)).toContain('Irvine')
  expect(draftSites(draft)).not.toContain('Tokyo')
})

it('leaves every text to be written, without an approval', () => {
  const text: { page: { whatHappens: string[] } } = parse(files.get('apps/cms/content/en/studies/new-study.yaml') ?? '')
  expect(text).not.toHaveProperty('approval')
  expect(text.page.whatHappens).toEqual([expect.stringContaining('DRAFT from NCT07033494')])
})
