import type { Study, StudyStatus } from '../study/study.ts'
import { assessStudy, type Outcome, type StudyAssessment } from './assess-study.ts'
import type { Profile } from './profile.ts'

interface Candidate {
  assessment: StudyAssessment
  /** What decides, the weightiest first; less comes before more. */
  weights: readonly number[]
}

const outcomeOrder: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']
const statusOrder: readonly StudyStatus[] = ['recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed']

/**
 * Every study once: by outcome, then recruiting before to confirm, then nearer; fewer open criteria and the code come last,
 * so that the same profile always gets the same order.
 */
export function rankStudies(studies: readonly Study[], profile: Profile): StudyAssessment[] {
  return studies
    .map((study) => candidate(study, assessStudy(study, profile)))
    .sort(compare)
    .map(({ assessment }) => assessment)
}

function candidate({ status }: Study, assessment: StudyAssessment): Candidate {
  const open = assessment.criteria.filter(({ state }) => state === 'cannot_tell' || state === 'declined')
  return {
    assessment,
    weights: [
      outcomeOrder.indexOf(assessment.outcome),
      statusOrder.indexOf(status),
      // An unknown distance counts as the farthest.
      assessment.nearestSite?.kilometres ?? Number.MAX_VALUE,
      open.length,
    ],
  }
}

function compare(a: Candidate, b: Candidate): number {
  for (const [index, weight] of a.weights.entries()) {
    const difference = weight - (b.weights[index] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(a.assessment.code > b.assessment.code) - Number(a.assessment.code < b.assessment.code)
}
