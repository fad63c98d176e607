import { peopleInFrance } from './france.ts'
import type { Person } from './person.ts'
import { peopleInTheUnitedStates } from './united-states.ts'
import { visitors } from './visitors.ts'

export type { Person } from './person.ts'

/** Test vectors of the matching: whoever changes a rule or a study sees whom it concerns. */
export const people: readonly Person[] = [...visitors, ...peopleInFrance, ...peopleInTheUnitedStates]
