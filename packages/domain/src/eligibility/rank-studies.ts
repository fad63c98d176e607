import type { Study, StudyStatus } from '../study/study.ts'
import { assessStudy, type Outcome, type StudyAssessment } from './assess-study.ts'
import type { Profile } from './profile.ts'

interface Candidate {
  status: StudyStatus
  assessment: StudyAssessment
}

const outcomeOrder: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']
const statusOrder: readonly StudyStatus[] = ['recruiting', 'to_confirm', 'not_yet_recruiting', 'closed']

/**
 * Every study once: by outcome, then recruiting before to confirm, then nearer; fewer open criteria and the code come last,
 * so that the same profile always gets the same order.
 */
export function rankStudies(studies: readonly Study[], profile: Profile): StudyAssessment[] {
  return studies
    .map((study) => ({ status: study.status, assessment: assessStudy(study, profile) }))
    .sort(compare)
    .map(({ assessment }) => assessment)
}

function compare(a: Candidate, b: Candidate): number {
  return (
    outcomeOrder.indexOf(a.assessment.outcome) - outcomeOrder.indexOf(b.assessment.outcome) ||
    statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) ||
    kilometres(a) - kilometres(b) ||
    openCriteria(a) - openCriteria(b) ||
    compareCode(a, b)
  )
}

/** An unknown distance counts as the farthest. */
function kilometres({ assessment }: Candidate): number {
  return assessment.nearestSite?.kilometres ?? Number.MAX_VALUE
}

function openCriteria({ assessment }: Candidate): number {
  return assessment.criteria.filter(({ state }) => state === 'cannot_tell' || state === 'declined').length
}

function compareCode(a: Candidate, b: Candidate): number {
  return Number(a.assessment.code > b.assessment.code) - Number(a.assessment.code < b.assessment.code)
}
