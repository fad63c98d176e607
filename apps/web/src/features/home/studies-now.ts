import type { StudyEntry } from '../../study-entries/index.ts'

const atMost = 3

/** Those that a person can ask for now: first those that recruit for sure, then those that may. */
export function studiesNow(studies: readonly StudyEntry[]): readonly StudyEntry[] {
  const of = (status: StudyEntry['status']) => studies.filter((study) => study.status === status)
  return [...of('recruiting'), ...of('to_confirm')].slice(0, atMost)
}
