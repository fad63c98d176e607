import type { StudyStates } from '@clairmemoire/api-client/schema'
import { enteredStates } from '../../desk/studies-now.ts'
import type { Backend } from '../backend.ts'

/** For the site, whose pages say whether a study takes people in. */
export function getStudyStates({ database }: Backend) {
  return async (): Promise<StudyStates> => {
    const states = Object.entries(await enteredStates(database))
    return { states: states.map(([code, status]) => ({ trial_code: code, status })) }
  }
}
