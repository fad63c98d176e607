import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyStudies } from '../eligibility/testing/arbitraries.ts'
import { lyon, paris, site, study } from '../eligibility/testing/studies.ts'
import type { Study } from '../study/study.ts'
import { type StudyWish, searchStudies } from './search-studies.ts'

const unknown = { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' } as const
const asking = (procedures: Partial<Study['procedures']>) => study({ procedures: { ...unknown, ...procedures } })

function codes(studies: readonly Study[], wish: Partial<StudyWish> = {}) {
  return searchStudies(studies, { country: 'FR', ...wish }).map(({ study: { code } }) => code)
}

describe('a wish', () => {
  it.each<[string, Partial<StudyWish>, Partial<Study>]>([
    ['an age outside the bounds', { age: 49 }, { criteria: [{ id: 'age', kind: 'age_between', min: 50 }] }],
    ['another stage', { stage: 'mci' }, { criteria: [{ id: 'stage', kind: 'stage_among', stages: ['no_symptoms'] }] }],
    ['a dementia', { stage: 'mild_dementia' }, { criteria: [{ id: 'population', kind: 'no_known_dementia' }] }],
    ['a medicine', { kind: 'medicine' }, { kind: 'observational' }],
    ['one that recruits', { status: 'recruiting' }, { status: 'to_confirm' }],
    ['no lumbar puncture', { noLumbarPuncture: true }, asking({ lumbarPuncture: 'yes' })],
    ['no infusion', { noInfusion: true }, asking({ infusion: 'yes' })],
    ['a part at home', { atHome: true }, asking({ atHome: 'no' })],
  ])('%s rules out a study that is known to differ', (_, wish, given) => {
    expect(codes([study(given)], wish)).toEqual([])
    expect(codes([study(given)])).toEqual(['PREDICTOM'])
  })

  it.each<[keyof Study['procedures'], Partial<StudyWish>]>([
    ['lumbarPuncture', { noLumbarPuncture: true }],
    ['infusion', { noInfusion: true }],
    ['atHome', { atHome: true }],
  ])(
    'never rules out a study if %s is unknown or only asked of some people, but marks it as not certain',
    (name, wish) => {
      for (const stated of ['unknown', 'of_some'] as const) {
        const [only] = searchStudies([asking({ [name]: stated })], { country: 'FR', ...wish })
        expect(only?.certain).toBe(false)
      }
    },
  )
})

describe('the order', () => {
  const far = study({ code: 'FAR', sites: [site('lyon', { place: lyon })] })
  const near = study({ code: 'NEAR' })

  it('puts the study with the nearest recruiting site first', () => {
    expect(codes([far, near], { place: paris })).toEqual(['NEAR', 'FAR'])
    expect(codes([near, far], { place: lyon })).toEqual(['FAR', 'NEAR'])
  })

  it('is that of the catalogue if the place is unknown', () => {
    expect(codes([far, near])).toEqual(['FAR', 'NEAR'])
  })

  it('puts recruiting studies before nearer ones that do not recruit', () => {
    const closed = study({ code: 'CLOSED', status: 'closed' })
    const announced = study({ code: 'SOON', status: 'not_yet_recruiting' })
    expect(codes([closed, announced, far], { place: paris })).toEqual(['FAR', 'SOON', 'CLOSED'])
  })

  it('puts certain matches before studies with open questions', () => {
    const withoutPuncture = { ...asking({ lumbarPuncture: 'no' }), code: 'SPARED', sites: far.sites }
    expect(codes([near, withoutPuncture], { place: paris, noLumbarPuncture: true })).toEqual(['SPARED', 'NEAR'])
  })

  it('has no nearest site for a study that does not recruit', () => {
    for (const status of ['closed', 'paused', 'not_yet_recruiting'] as const) {
      const [only] = searchStudies([study({ status })], { country: 'FR', place: paris })
      expect(only?.nearest).toBeUndefined()
    }
  })

  it('puts no study before a nearer one of the same status, wherever the list is cut', () => {
    assert(
      property(anyStudies, integer({ min: 1, max: 6 }), (studies, cut) => {
        const distances = searchStudies(studies, { country: 'FR', place: paris }).map(
          ({ study: { status }, nearest }) => ({
            status,
            kilometres: nearest?.kilometres ?? Number.MAX_VALUE,
          }),
        )
        const overtaken = distances
          .slice(cut)
          .filter(({ status, kilometres }) =>
            distances.slice(0, cut).some((shown) => shown.status === status && shown.kilometres > kilometres),
          )
        expect(overtaken).toEqual([])
      }),
    )
  })
})
