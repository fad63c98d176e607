import type { StudyListings, StudyStates } from '@clairmemoire/api-client/schema'
import { type EnteredStatus, type Study, type StudyListing, withStates } from '@clairmemoire/domain/study'
import { desc } from 'drizzle-orm'
import type { FollowedStudies } from '../content/followed-studies.ts'
import type { Queries } from '../platform/database/connect.ts'
import { studyState } from './desk.table.ts'

/** Returns the studies with the states that the clinic entered. */
export async function studiesNow(queries: Queries, { current }: FollowedStudies): Promise<readonly Study[]> {
  const states = (await enteredStates(queries)).map(({ code, status }): [string, EnteredStatus] => [code, status])
  return withStates(current(), Object.fromEntries(states))
}

/** Lists all studies, sorted by name. */
export function listStudies({ studies }: { studies: FollowedStudies }) {
  return async (): Promise<StudyListings> => ({
    studies: studies
      .current()
      .map(listed)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  })
}

export function listed({ code, name, slug, locale }: StudyListing): StudyListings['studies'][number] {
  return { trial_code: code, name, slug, locale }
}

/** Returns the entered states for the site, whose pages show whether a study is recruiting. */
export function getStudyStates({ database: queries }: { database: Queries }) {
  return async (): Promise<StudyStates> => {
    const states = await enteredStates(queries)
    return { states: states.map(({ code, status }) => ({ trial_code: code, status })) }
  }
}

/** Reads the latest entered state of each study. */
function enteredStates(queries: Queries) {
  return queries
    .selectDistinctOn([studyState.trialCode], { code: studyState.trialCode, status: studyState.status })
    .from(studyState)
    .orderBy(studyState.trialCode, desc(studyState.id))
}
