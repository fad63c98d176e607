import type { IForbiddenRuleType } from 'dependency-cruiser'

/** An import that is forbidden; no rule is less than an error. */
export type ImportRule = Omit<Extract<IForbiddenRuleType, { to: object }>, 'severity'>

/** Tests and what they work with may reach more than what they test. */
export const test = '\\.test\\.tsx?$|/testing/'
