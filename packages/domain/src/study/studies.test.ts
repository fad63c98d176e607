import { describe, expect, it } from 'vitest'
import { site, study } from '../eligibility/testing/studies.ts'
import { fittingSites } from './entered-sites.ts'
import { openStudiesIn, studiesAt, studiesIn, studiesOf, studyOfCode } from './studies.ts'
import type { StudySite } from './study.ts'

const french = study({ code: 'FRENCH', locale: 'fr' })
const american = study({ code: 'AMERICAN', locale: 'en', sites: [site('boston', { country: 'US' })] })
const all = [french, american]
const codes = (studies: readonly { code: string }[]) => studies.map(({ code }) => code)

describe('of all studies', () => {
  it('a site shows those of its locale; people are compared with those of their country, elsewhere with all', () => {
    expect(codes(studiesOf('en', all))).toEqual(['AMERICAN'])
    expect([codes(studiesIn('FR', all)), codes(studiesIn('elsewhere', all))]).toEqual([['FRENCH'], codes(all)])
  })

  it.each(['NO_TRIAL_MATCH', '_', '', 'french', '__proto__', 'constructor'])('none has the code %j', (code) => {
    expect(studyOfCode(code, all)).toBeUndefined()
  })

  it('those that may recruit and have a recruiting site are open', () => {
    expect(codes(openStudiesIn('FR', all))).toEqual(['FRENCH'])
    const shut: readonly StudySite[] = [site('paris', { recruiting: false })]
    expect(openStudiesIn('FR', [{ ...french, sites: shut }])).toEqual([])
    expect(openStudiesIn('FR', [{ ...french, status: 'closed' }])).toEqual([])
  })
})

describe('a study with sample sites', () => {
  const sample = study({ status: 'to_confirm', sampleStatus: 'recruiting' })
  const at = (given: Partial<Parameters<typeof studiesAt>[1]>) =>
    studiesAt([sample], { entered: {}, showsSamples: true, ...given })[0]

  it('has its sample state until real sites are entered (A-38)', () => {
    expect(at({})).toMatchObject({ status: 'recruiting', sites: sample.sites })
    const real = [site('lyon', { sample: false })]
    expect(at({ entered: { [sample.code]: real } })).toMatchObject({ status: 'to_confirm', sites: real })
  })

  it('is to be confirmed and has no sites in production (R0-05)', () => {
    expect(at({ showsSamples: false })).toMatchObject({ status: 'to_confirm', sites: [] })
  })
})

it('entered sites replace those of their study, and unusable ones are reported (R0-38)', () => {
  const entered = { FRENCH: [site('lyon')], AMERICAN: [site('paris')], OTHER: [] }
  const { sites, problems } = fittingSites(entered, all)
  expect(sites).toEqual({ FRENCH: entered.FRENCH })
  expect(problems.map(({ study, field, reason }) => [study, field, reason.code])).toEqual([
    ['AMERICAN', 'sites.paris.country', 'other_country'],
    ['OTHER', 'code', 'unknown_study'],
  ])
})
