import { ValiError } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readClinicalTrialsGov } from './clinical-trials-gov.ts'
import { readCtis } from './ctis.ts'
import american from './testing/clinical-trials-gov.json' with { type: 'json' }
// The records have the shape of those of the two registers; their sites are made up.
import ctis from './testing/ctis.json' with { type: 'json' }

const withStatus = (overallStatus: string) => ({
  protocolSection: {
    ...american.protocolSection,
    statusModule: { ...american.protocolSection.statusModule, overallStatus },
  },
})

describe('a record of ClinicalTrials.gov', () => {
  it('is converted to ages in years and sites in our countries', () => {
    expect(readClinicalTrialsGov(american)).toEqual({
      id: 'NCT07033494',
      status: 'recruiting',
      statusText: 'RECRUITING',
      minAge: 50,
      maxAge: 85,
      changedOn: '2026-11-02',
      sites: [
        { city: 'Irvine', country: 'US', recruiting: true },
        { city: 'Boston', country: 'US', recruiting: false },
      ],
    })
  })

  it.each([
    ['NOT_YET_RECRUITING', 'not_yet_recruiting'],
    ['ACTIVE_NOT_RECRUITING', 'closed'],
    ['TERMINATED', 'closed'],
    ['SUSPENDED', undefined],
    ['SOMETHING_NEW', undefined],
  ])('that is %s is %s here', (theirs, ours) => {
    expect(readClinicalTrialsGov(withStatus(theirs)).status).toBe(ours)
  })

  it.each([[undefined], ['<!doctype html>'], [{}], [{ protocolSection: {} }]])('is refused when it is %j', (body) => {
    expect(() => readClinicalTrialsGov(body)).toThrow(ValiError)
  })
})

describe('a record of the European register', () => {
  it('recruits if a member state has started recruitment and not ended it', () => {
    expect(readCtis(ctis)).toEqual({
      id: '2024-519190-19-00',
      statusText: 'Authorised',
      status: 'recruiting',
      sites: [{ city: 'Lille', country: 'FR', recruiting: true }],
    })
  })

  it('is closed after its end, not yet recruiting before any state has started, and has no status when halted', () => {
    const started = (hasRecruitmentStarted: boolean) => ({
      authorizedPartsII: [{ mscInfo: { mscName: 'France', hasRecruitmentStarted } }],
    })
    expect(readCtis({ ...ctis, ctStatus: 'Ended' }).status).toBe('closed')
    expect(readCtis({ ...ctis, authorizedApplication: started(false) }).status).toBe('not_yet_recruiting')
    expect(readCtis({ ...ctis, ctStatus: 'Halted' }).status).toBeUndefined()
    const over = { trialEvents: [{ mscName: 'France', events: [{ notificationType: 'END_OF_RECRUITMENT' }] }] }
    expect(readCtis({ ...ctis, authorizedApplication: started(true), events: over }).status).toBe('closed')
  })

  it.each([[undefined], ['<!doctype html>'], [{ ctNumber: '2024-519190-19-00' }]])(
    'is refused when it is %j',
    (body) => {
      expect(() => readCtis(body)).toThrow(ValiError)
    },
  )
})
