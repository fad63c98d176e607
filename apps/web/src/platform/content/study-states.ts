import type { StudyStates as Answer } from '@clairmemoire/api-client/schema'
import type { StudyStates } from '@clairmemoire/domain/study'

/** Where the backend says what the clinic has said of its studies. */
export const studyStatesPath = '/api/trials/states'

export function studyStatesOf({ states }: Answer): StudyStates {
  return Object.fromEntries(states.map(({ trial_code, status }) => [trial_code, status]))
}
