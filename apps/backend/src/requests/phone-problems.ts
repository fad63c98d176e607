import { isCalledNumber } from '@clairmemoire/domain/is-called-number'
import type { FieldProblem } from '../platform/contract/refusal.ts'

/** Of a number that was given, in the form in which it is kept; without one it is none. */
export function phoneNumberProblems(field: string, number: string | null | undefined): FieldProblem[] {
  if (!number) return [[field, 'invalid_phone']]
  return isCalledNumber(number) ? [] : [[field, 'phone_not_called']]
}
