import type { StudyCode, StudyFacts } from './study-facts.ts'

/** What a coordinator may say of a study. */
export type EnteredStatus = 'recruiting' | 'to_confirm' | 'paused'

/** What the clinic has said last of studies, by their code. */
export type StudyStates = Readonly<Record<StudyCode, EnteredStatus>>

/** The studies as the clinic knows them now; one that has closed stays so. */
export function withStates<Facts extends StudyFacts>(studies: readonly Facts[], states: StudyStates): Facts[] {
  return studies.map((study) => {
    const entered = states[study.code]
    return entered === undefined || study.status === 'closed' ? study : { ...study, status: entered }
  })
}
