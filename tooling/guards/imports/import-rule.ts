import type { IForbiddenRuleType } from 'dependency-cruiser'

/** A forbidden import; every rule has the severity of an error. */
export type ImportRule = Omit<Extract<IForbiddenRuleType, { to: object }>, 'severity'>

/** Tests and their helpers may import more than what they test. */
export const test = '\\.test\\.tsx?$|/testing/'
