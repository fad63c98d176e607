import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { describe, expect, test } from 'vitest'
import { sampleCannotTell, sampleMany, sampleMatch } from '../testing/sample-recommendations.ts'
import { groupsOf, sortedByWish, orderedResult, type Wish } from './outcomes.ts'

const codes = (studies: readonly { trial_code: string }[]) => studies.map(({ trial_code }) => trial_code)

describe('the studies of a result', () => {
  test('are divided into studies that may suit and others, both in the order of the comparison', () => {
    const { open, others } = orderedResult(sampleMatch, undefined)
    expect(codes(open)).toEqual(['MK2214', 'TRONTIER_1'])
    expect(codes(others)).toEqual(['TRAILBLAZER', 'PRECISE_AD'])
  })

  test('begin with the requested study if it suits as well as the first study', () => {
    expect(codes(orderedResult(sampleMatch, 'TRONTIER_1').open)).toEqual(['TRONTIER_1', 'MK2214'])
  })

  test('never begin with a requested study that suits less well', () => {
    const studies = sampleMatch.studies.map((study) =>
      study.trial_code === 'TRONTIER_1' ? { ...study, outcome: 'cannot_tell' as const } : study,
    )
    expect(codes(orderedResult({ ...sampleMatch, studies }, 'TRONTIER_1').open)).toEqual(['MK2214', 'TRONTIER_1'])
    expect(codes(orderedResult(sampleMatch, 'TRAILBLAZER').open)[0]).toBe('MK2214')
  })
})

describe('the studies that may suit, sorted by a preference', () => {
  const [sample] = sampleCannotTell.studies
  if (sample === undefined) throw new Error('no sample')
  const study = (name: string, given: Partial<StudyAssessment>): StudyAssessment => ({ ...sample, name, ...given })
  const site = (value: number) => ({
    city: 'Boston',
    country: 'US' as const,
    sample: true,
    distance: { value, unit: 'mi' as const },
  })
  const asks = (lumbar_puncture: 'yes' | 'of_some' | 'no' | 'unknown') => ({
    procedures: { ...sample.procedures, lumbar_puncture },
  })
  const named = (studies: readonly StudyAssessment[]) => studies.map(({ name }) => name).join(' ')

  test.each<[Wish, StudyAssessment[], string]>([
    ['fit', [study('b', {}), study('a', {})], 'b a'],
    ['near', [study('far', { nearest_site: site(90) }), study('near', { nearest_site: site(5) })], 'near far'],
    [
      'no_puncture',
      [
        study('all', asks('yes')),
        study('unknown', asks('unknown')),
        study('some', asks('of_some')),
        study('none', asks('no')),
      ],
      'none unknown some all',
    ],
    [
      'near',
      [study('may', { nearest_site: site(5) }), study('match', { outcome: 'match', nearest_site: site(90) })],
      'match may',
    ],
    ['no_medicine', [study('drug', { kind: 'medicine' }), study('none', { kind: 'observational' })], 'none drug'],
  ])('are in the order of %s', (wish, studies, order) => {
    expect(named(sortedByWish(wish, studies))).toBe(order)
  })

  test('come last if their place is unknown', () => {
    const { nearest_site: _, ...without } = study('unknown', {})
    expect(named(sortedByWish('near', [without, study('near', { nearest_site: site(5) })]))).toBe('near unknown')
  })
})

test('studies that do not suit are grouped by reason', () => {
  const groups = groupsOf(sampleMany.studies.filter(({ outcome }) => outcome === 'no_match'))
  expect(groups.map((group) => group.length)).toEqual([14, 1])
})
