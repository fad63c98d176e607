import type { StudyStates } from '@clairmemoire/api-client/schema'
import { type EnteredStatus, type Study, withStates } from '@clairmemoire/domain/study'
import { desc } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { studyState } from './desk.table.ts'

/** The studies as the clinic knows them at this moment. */
export async function studiesNow(queries: Queries, studies: readonly Study[]): Promise<readonly Study[]> {
  const states = (await enteredStates(queries)).map(({ code, status }): [string, EnteredStatus] => [code, status])
  return withStates(studies, Object.fromEntries(states))
}

/** For the site, whose pages say whether a study takes people in. */
export function getStudyStates({ database: queries }: { database: Queries }) {
  return async (): Promise<StudyStates> => {
    const states = await enteredStates(queries)
    return { states: states.map(({ code, status }) => ({ trial_code: code, status })) }
  }
}

/** What the clinic has said last of each study. */
function enteredStates(queries: Queries) {
  return queries
    .selectDistinctOn([studyState.trialCode], { code: studyState.trialCode, status: studyState.status })
    .from(studyState)
    .orderBy(studyState.trialCode, desc(studyState.id))
}
