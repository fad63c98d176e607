import { peopleInFrance } from './france.ts'
import type { Person } from './person.ts'
import { peopleInTheUnitedStates } from './united-states.ts'
import { visitors } from './visitors.ts'

export type { Person } from './person.ts'

/** Test cases of the matching. After a rule or a study has changed, they show which people the change affects. */
export const people: readonly Person[] = [...visitors, ...peopleInFrance, ...peopleInTheUnitedStates]
