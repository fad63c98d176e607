import type { Study, StudyStatus } from '../study/study.ts'
import { assessStudy, type StudyAssessment } from './assess-study.ts'
import type { Profile } from './profile.ts'

interface Candidate {
  status: StudyStatus
  assessment: StudyAssessment
}

const statusOrder: readonly StudyStatus[] = ['recruiting', 'to_confirm', 'closed']

/**
 * Every study once: matches first, then recruiting before to confirm, fewer open criteria, nearer,
 * and the code last, so that the same profile always gets the same order.
 */
export function rankStudies(studies: readonly Study[], profile: Profile): StudyAssessment[] {
  return studies
    .map((study) => ({ status: study.status, assessment: assessStudy(study, profile) }))
    .sort(compare)
    .map(({ assessment }) => assessment)
}

function compare(a: Candidate, b: Candidate): number {
  return (
    Number(isMatch(b)) - Number(isMatch(a)) ||
    statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) ||
    openCriteria(a) - openCriteria(b) ||
    kilometres(a) - kilometres(b) ||
    compareCode(a, b)
  )
}

function isMatch({ assessment }: Candidate): boolean {
  return assessment.outcome === 'match'
}

function openCriteria({ assessment }: Candidate): number {
  return assessment.criteria.filter(({ state }) => state === 'cannot_tell').length
}

/** An unknown distance counts as the farthest. */
function kilometres({ assessment }: Candidate): number {
  return assessment.nearestSite?.kilometres ?? Number.MAX_VALUE
}

function compareCode(a: Candidate, b: Candidate): number {
  return Number(a.assessment.code > b.assessment.code) - Number(a.assessment.code < b.assessment.code)
}
