import type { Study } from '@clairmemoire/domain/study'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { describe, expect, it } from 'vitest'
import { checkStudy } from './check-studies.ts'
import { clinicalTrialsGovSample, ctisSample } from '@clairmemoire/registry/testing/samples'

const day = '2026-11-23'
const found = sampleStudies.find(({ code }) => code === 'MK2214')
if (!found) throw new Error('There is no MK2214.')
const mk2214: Study = found

async function recorded(url: string): Promise<unknown> {
  return url.includes('clinicaltrials.gov') ? clinicalTrialsGovSample : ctisSample
}
const linesOf = async (study: Study, { today = day, read = recorded } = {}) =>
  (await checkStudy(study, today, read)).lines

describe('a check of a study', () => {
  it('reports that the study equals its records', async () => {
    expect(await checkStudy(mk2214, day, recorded)).toEqual({
      lines: ['MK2214: as in its records'],
      isFine: true,
    })
  })

  it('reports a different status, different ages, and a record that changed after the last check', async () => {
    const other: Study = {
      ...mk2214,
      status: 'to_confirm',
      lastChecked: '2026-11-01',
      registryIds: ['NCT07033494'],
      criteria: [{ id: 'age', kind: 'age_between', min: 55 }],
    }
    expect(await linesOf(other)).toEqual([
      'MK2214',
      '  NCT07033494 status: ours: to_confirm; register: recruiting',
      '  NCT07033494 age.min: ours: 55; register: 50',
      '  NCT07033494 age.max: ours: none; register: 85',
      '  NCT07033494 lastChecked: ours: 2026-11-01; register: the record changed on 2026-11-02',
    ])
  })

  it('compares real sites, but not sample sites', async () => {
    const sites = mk2214.sites.map((site) => ({ ...site, sample: false }))
    expect(await linesOf({ ...mk2214, sites, registryIds: ['NCT07033494'] })).toEqual([
      'MK2214',
      '  NCT07033494 sites: ours: Chicago, Houston, Los Angeles, New York; register: Boston (not recruiting), Irvine',
    ])
  })

  it('reports an overdue check, a missing record, and a register that does not answer', async () => {
    expect(await linesOf(mk2214, { today: '2027-01-01' })).toEqual([
      'MK2214',
      '  last checked on 2026-11-20: more than 30 days ago',
    ])
    expect(await linesOf({ ...mk2214, registryIds: ['U1111-1314-8296'] })).toEqual([
      'MK2214',
      '  no register with a public record: check by hand',
    ])
    const unreachable = { read: () => Promise.reject(new Error('offline')) }
    expect(await linesOf({ ...mk2214, registryIds: ['NCT07033494'] }, unreachable)).toEqual([
      'MK2214',
      '  NCT07033494 cannot be reached',
    ])
    const page = { read: async () => '<!doctype html>' }
    expect(await linesOf({ ...mk2214, registryIds: ['NCT07033494'] }, page)).toEqual([
      'MK2214',
      expect.stringContaining('NCT07033494 is not a record that we can read'),
    ])
  })
})

describe('a check of the register lines', () => {
  const record = (eligibilityCriteria: string) => ({
    protocolSection: {
      identificationModule: { nctId: 'NCT00000001' },
      statusModule: { overallStatus: 'COMPLETED' },
      eligibilityModule: { eligibilityCriteria },
    },
  })
  const line = (text: string, ...criteria: readonly string[]) => ({ text, seen: true, criteria })
  const registerLines = [
    line('Inclusion Criteria:'),
    line('Age 50 or older', 'age'),
    line('Has a study partner', 'study-partner'),
    line('Has a study partner'),
    line('Speaks French'),
  ]
  const study = { ...mk2214, status: 'closed' as const, criteria: [], registryIds: ['NCT00000001'], registerLines }
  const check = (bullets: readonly string[], ours: object = study) =>
    linesOf(
      { ...study, ...ours },
      {
        read: async () => record(['Inclusion Criteria:', ...bullets.map((text) => `* ${text}`)].join('\n')),
      },
    )

  it('ignores the order of lines', async () => {
    const moved = ['Speaks French', 'Has a study partner', 'Age 50 or older', 'Has a study partner']
    expect(await check(moved)).toEqual(['MK2214: as in its records'])
  })

  it('reports new, changed and removed lines, with their criteria', async () => {
    expect(await check(['Age 55 or older', 'Has a study partner', 'Speaks French'])).toEqual([
      'MK2214',
      '  NCT00000001 line 2 is new or changed: “Age 55 or older”',
      '  NCT00000001 a line was removed: “Age 50 or older” (criteria: age)',
      '  NCT00000001 a line was removed: “Has a study partner” (no criterion)',
    ])
  })

  it('reports nothing for a study without lines', async () => {
    expect(await check(['Anything else'], { registerLines: [] })).toEqual(['MK2214: as in its records'])
  })

  it('uses the register that has most lines in common with the study', async () => {
    const both = { ...study, registryIds: ['2024-519190-19-00', 'NCT00000001'] }
    const read = async (url: string) =>
      url.includes('clinicaltrials.gov') ? record(registerLines.map(({ text }) => text).join('\n\n')) : ctisSample
    expect((await linesOf(both, { read })).filter((text) => text.includes('line'))).toEqual([])
  })
})
