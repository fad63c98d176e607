import { peopleInFrance } from './france.ts'
import type { Person } from './person.ts'
import { peopleInTheUnitedStates } from './united-states.ts'
import { visitors } from './visitors.ts'

export type { Person } from './person.ts'

/** Test cases of the matching: after a change of a rule or a study, they show which people it affects. */
export const people: readonly Person[] = [...visitors, ...peopleInFrance, ...peopleInTheUnitedStates]
