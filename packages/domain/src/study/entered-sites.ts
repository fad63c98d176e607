import type { Study, StudyCode, StudySites } from './study.ts'
import { type StudyProblem, studyProblems } from './study-problems.ts'
import { studyOfCode } from './studies.ts'

/** The entries that can be used, and the problems of the others: an unknown study code, or sites that the study refuses (R0-38). */
export function fittingSites(
  entered: StudySites,
  studies: readonly Study[],
): { sites: StudySites; problems: readonly (StudyProblem & { study: StudyCode })[] } {
  const problems = Object.entries(entered).flatMap(([code, sites]) => {
    const study = studyOfCode(code, studies)
    if (study === undefined) return [{ study: code, field: 'code', reason: { code: 'unknown_study' } as const }]
    return studyProblems({ ...study, sites }).map((problem) => ({ study: code, ...problem }))
  })
  const refused = new Set(problems.map(({ study }) => study))
  return { sites: Object.fromEntries(Object.entries(entered).filter(([code]) => !refused.has(code))), problems }
}
