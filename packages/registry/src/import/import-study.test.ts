import { describe, expect, it } from 'vitest'
import ctisRecord from '../testing/ctis.json' with { type: 'json' }
import american from '../testing/sample-study.json' with { type: 'json' }
import { draftOfRecord, importStudy } from './import-study.ts'
import type { RegisterRequest } from './read-register.ts'

const importing = (what: string, body: unknown = american) => {
  const requests: RegisterRequest[] = []
  const readRegister = async (question: RegisterRequest) => {
    requests.push(question)
    return body
  }
  return { draft: importStudy(what, readRegister), asked: requests }
}
const draftFrom = (protocolSection: Record<string, unknown>) =>
  importing('NCT00000001', { protocolSection: { identificationModule: { nctId: 'NCT00000001' }, ...protocolSection } })
    .draft

describe('a draft', () => {
  it("has the register's data, with sites in our countries only", async () => {
    expect(await importing('NCT00000001').draft).toMatchObject({
      draft: true,
      title: 'A sample study',
      officialTitle: 'missing',
      registryIds: ['NCT00000001', '2024-500001-10-00'],
      sponsor: 'Sample sponsor',
      phase: 'PHASE1, PHASE2',
      kind: { ours: 'medicine', register: 'INTERVENTIONAL: DRUG, OTHER' },
      minimumAge: 50,
      maximumAge: '900 Months',
      sex: 'ALL',
      healthyVolunteers: false,
      state: {
        ours: 'recruiting',
        register: 'RECRUITING',
        changedOn: '2026-03',
        source: 'https://clinicaltrials.gov/study/NCT00000001',
      },
      sites: [
        { city: 'Lille', country: 'FR', state: 'missing', postalCode: '59000', recruiting: true },
        { city: 'Boston', country: 'US', state: 'Massachusetts', postalCode: 'missing', recruiting: 'missing' },
      ],
      sitesElsewhere: 1,
    })
  })

  it('has every line with its side, its group and suggestions, all unchecked', async () => {
    const { lines } = await importing('NCT00000001').draft
    expect(lines).toMatchObject([
      { line: 1, text: 'Inclusion Criteria:', criteria: 'none: a heading' },
      {
        side: 'inclusion',
        text: 'Age 50 to 75 years',
        criteria: [{ id: 'age', kind: 'age_between', min: 50, max: 75 }],
      },
      { side: 'inclusion', text: 'Speaks Dutch', criteria: 'checked by the team' },
      {
        side: 'inclusion',
        criteria: [{ id: 'one-of', kind: 'any_of', criteria: [{ id: 'memory-worries' }, { id: 'language' }] }],
      },
      { text: 'Exclusion Criteria:' },
      { side: 'exclusion', marker: '1.', criteria: [{ id: 'stroke' }] },
      { side: 'exclusion', marker: '2.', criteria: [{ id: 'stroke-2' }] },
      { text: 'Open-label extension:', criteria: 'none: a heading' },
      { side: 'exclusion', under: ['Open-label extension:'], text: 'A third stroke', criteria: 'checked by the team' },
    ])
    expect(lines === 'missing' ? [] : lines.map(({ seen }) => seen)).toEqual(Array.from({ length: 9 }, () => false))
  })

  it('marks missing data as missing', async () => {
    expect(await draftFrom({})).toMatchObject({
      title: 'missing',
      sponsor: 'missing',
      phase: 'missing',
      kind: { ours: 'missing', register: 'missing' },
      minimumAge: 'missing',
      state: { ours: 'missing', register: 'missing', changedOn: 'missing' },
      sites: 'missing',
      lines: 'missing',
    })
  })

  it.each([
    ['WITHDRAWN', 'closed'],
    ['SUSPENDED', 'missing'],
    ['UNKNOWN', 'missing'],
    ['SOMETHING_NEW', 'missing'],
  ])('of a study with the register state %s has the state %s', async (overallStatus, ours) => {
    expect(await draftFrom({ statusModule: { overallStatus } })).toMatchObject({
      state: { ours, register: overallStatus },
    })
  })

  it('leaves out only the malformed fields', async () => {
    const odd = {
      identificationModule: { nctId: 'NCT00000001', briefTitle: '', officialTitle: ['x'] },
      statusModule: 7,
    }
    expect(await draftFrom({ ...odd, designModule: { studyType: 'OBSERVATIONAL', phases: 'NA' } })).toMatchObject({
      title: 'missing',
      officialTitle: 'missing',
      phase: 'missing',
      kind: { ours: 'observational' },
    })
  })

  it('has every site, even of hundreds', async () => {
    const locations = Array.from({ length: 434 }, (_, index) => ({
      city: `Town ${index}`,
      country: index % 2 ? 'France' : 'Spain',
    }))
    const { sites, sitesElsewhere } = await draftFrom({ contactsLocationsModule: { locations } })
    expect([sites.length, sitesElsewhere]).toEqual([217, 217])
  })

  it('has notes about an extension, several ages, and ages that contradict the field', async () => {
    const { notes } = await draftFrom({
      identificationModule: { nctId: 'NCT00000001', briefTitle: 'An open-label extension of a sample study' },
      eligibilityModule: {
        minimumAge: '55 Years',
        eligibilityCriteria:
          'Age 50 or older\n\nInclusion Criteria:\n\n* Age 50 to 70 years\n\nFor controls:\n\n* Age 60 to 70 years',
      },
    })
    expect(notes.map((note) => note.split(' ').slice(0, 4).join(' '))).toEqual([
      'Its title says that',
      'Its lines name several',
      'Its lines name another',
      'Some lines are under',
    ])
  })
})

describe('a draft from the European register', () => {
  const trialDetails = {
    clinicalTrialIdentifiers: {
      fullTitle: 'A long title',
      secondaryIdentifyingNumbers: { nctNumber: { number: 'NCT00000001' } },
    },
    trialInformation: {
      trialCategory: { trialPhase: '4' },
      populationOfTrialSubjects: {
        isFemaleSubjects: true,
        isMaleSubjects: true,
        clinicalTrialGroups: [{ name: 'Patients' }],
      },
      eligibilityCriteria: {
        principalInclusionCriteria: [{ number: 1, principalInclusionCriteria: 'Has a study partner' }],
        principalExclusionCriteria: [{ number: 1, principalExclusionCriteria: 'Epilepsy' }],
      },
    },
  }
  const sponsors = [{ primary: true, publicContacts: [{ organisation: { name: 'Sample sponsor' } }] }]
  const record = {
    ...ctisRecord,
    authorizedApplication: { ...ctisRecord.authorizedApplication, authorizedPartI: { trialDetails, sponsors } },
  }

  it('has its two lists of rules, and its sites in France', async () => {
    expect(await importing('2024-519190-19-00', record).draft).toMatchObject({
      title: 'missing',
      officialTitle: 'A long title',
      registryIds: ['2024-519190-19-00', 'NCT00000001'],
      sponsor: 'Sample sponsor',
      minimumAge: 'missing',
      sex: 'ALL',
      healthyVolunteers: false,
      state: { ours: 'recruiting', register: 'Authorised' },
      sites: [{ city: 'Lille', country: 'FR', postalCode: 'missing', recruiting: true }],
      sitesElsewhere: 1,
      lines: [
        { side: 'inclusion', marker: '1.', criteria: [{ id: 'study-partner', kind: 'has_study_partner' }] },
        { side: 'exclusion', marker: '1.', criteria: [{ id: 'epilepsy' }] },
      ],
    })
  })

  it('can be made from a record that has little data', async () => {
    expect(draftOfRecord(ctisRecord, 'saved.json')).toMatchObject({ lines: 'missing', sponsor: 'missing' })
  })
})

describe('an import', () => {
  it('requests only the needed fields, whatever the case of the number', async () => {
    const { draft, asked: requests } = importing(' nct00000001 ')
    await draft
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toMatch(
      /^https:\/\/clinicaltrials\.gov\/api\/v2\/studies\/NCT00000001\?fields=.*eligibilityModule/,
    )
    expect(requests[0]?.url).not.toMatch(/resultsSection|descriptionModule/)
  })

  it('gives the same result for a saved record', async () => {
    expect(draftOfRecord(american, 'saved.json')).toEqual(await importing('NCT00000001').draft)
    expect(() => draftOfRecord({ studies: [] }, 'saved.json')).toThrow(
      'saved.json is not a record of ClinicalTrials.gov that we can read (protocolSection)',
    )
  })

  it.each([
    ['NCT1', american, 'NCT1 is not a number of a register'],
    ['NCT00000001', [], 'is not a record of ClinicalTrials.gov that we can read'],
    ['2024-512345-12-00', {}, 'has no study 2024-512345-12-00'],
  ])('of %s with %j is refused with the reason', async (what, body, told) => {
    await expect(importing(what, body).draft).rejects.toThrow(told)
  })
})
