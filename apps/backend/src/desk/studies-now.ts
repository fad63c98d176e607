import { type EnteredStatus, type Study, type StudyStates, withStates } from '@clairmemoire/domain/study'
import { desc } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { studyState } from './study-state.table.ts'

/** What the clinic has said last of each study. */
export async function enteredStates(queries: Queries): Promise<StudyStates> {
  const rows = await queries
    .selectDistinctOn([studyState.trialCode], { code: studyState.trialCode, status: studyState.status })
    .from(studyState)
    .orderBy(studyState.trialCode, desc(studyState.id))
  return Object.fromEntries(rows.map(({ code, status }): [string, EnteredStatus] => [code, status]))
}

/** The studies as the clinic knows them at this moment. */
export async function studiesNow(queries: Queries, studies: readonly Study[]): Promise<readonly Study[]> {
  return withStates(studies, await enteredStates(queries))
}
