import { describe, expect, test } from 'vitest'
import { sampleMatch } from '../testing/sample-recommendations.ts'
import { orderedResult } from './outcomes.ts'

const codes = (studies: readonly { trial_code: string }[]) => studies.map(({ trial_code }) => trial_code)

describe('the studies of a result', () => {
  test('are those that may suit, then the others, each in the order of the comparison', () => {
    const { open, others } = orderedResult(sampleMatch, undefined)
    expect(codes(open)).toEqual(['MK2214', 'TRONTIER_1'])
    expect(codes(others)).toEqual(['TRAILBLAZER', 'PRECISE_AD'])
  })

  test('begin with the one the visitor came for, if it suits as well', () => {
    expect(codes(orderedResult(sampleMatch, 'TRONTIER_1').open)).toEqual(['TRONTIER_1', 'MK2214'])
  })

  test('never begin with one that suits less', () => {
    const studies = sampleMatch.studies.map((study) =>
      study.trial_code === 'TRONTIER_1' ? { ...study, outcome: 'cannot_tell' as const } : study,
    )
    expect(codes(orderedResult({ ...sampleMatch, studies }, 'TRONTIER_1').open)).toEqual(['MK2214', 'TRONTIER_1'])
    expect(codes(orderedResult(sampleMatch, 'TRAILBLAZER').open)[0]).toBe('MK2214')
  })
})
