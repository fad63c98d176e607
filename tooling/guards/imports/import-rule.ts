import type { IForbiddenRuleType } from 'dependency-cruiser'

/** A forbidden import; every rule has the severity of an error. */
export type ImportRule = Omit<Extract<IForbiddenRuleType, { to: object }>, 'severity'>

/** Matches tests and their helpers, which may import more than the code that they test. */
export const test = '\\.test\\.tsx?$|/testing/'
