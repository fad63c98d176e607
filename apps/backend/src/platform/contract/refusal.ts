import type { ErrorCode, FieldErrors } from '@clairmemoire/api-client/schema'

/** Messages for developers; the site translates the codes. */
const messages: Record<ErrorCode, string> = {
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  unknown_field: 'This field is not known.',
  too_long: 'This value is too long.',
  not_a_number: 'A number is required.',
  too_small: 'This value is too small.',
  too_large: 'This value is too large.',
  unknown_option: 'This is not one of the options.',
  bad_postal_code: 'This is not a postal code of the country.',
  invalid_email: 'Enter a valid email address.',
  invalid_phone: 'Enter a valid telephone number.',
  phone_not_called: 'This kind of telephone number is not called.',
  control_character: 'Control characters are not allowed.',
  consent_required: 'Explicit consent is required.',
  slot_unavailable: 'This time can no longer be chosen.',
  questionnaire_outdated: 'This version of the questionnaire is no longer in use.',
  bad_date: 'This is not a day of the calendar.',
  too_early: 'This day is too early.',
  too_late: 'This day is too late.',
  link_unavailable: 'This link cannot be used.',
  wrong_credentials: 'Unable to log in with provided credentials.',
  claimed: 'A colleague is calling.',
  changed_meanwhile: 'The request was changed since it was read.',
  too_short: 'This value is too short.',
  taken: 'This value is in use already.',
  last_administrator: 'The last administrator stays one.',
}

/** Field and code; one field may occur several times. */
export type FieldProblem = readonly [field: string, code: ErrorCode]

/** The most problems in a response: enough to correct a form, and a limit for hostile requests. */
const maxProblems = 50
const maxFieldName = 100

/** A refusal is answered with 400 and the problems by field. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly body: FieldErrors

  constructor(problems: readonly FieldProblem[]) {
    super('refused')
    this.body = fieldErrors(problems)
  }

  static of(problems: Readonly<Record<string, ErrorCode>>): Refusal {
    return new Refusal(Object.entries(problems))
  }
}

function fieldErrors(problems: readonly FieldProblem[]): FieldErrors {
  const codes = new Map<string, Set<ErrorCode>>()
  for (const [field, code] of problems.slice(0, maxProblems)) {
    const name = field.slice(0, maxFieldName)
    codes.set(name, (codes.get(name) ?? new Set()).add(code))
  }
  const entries = [...codes].map(([field, found]) => [field, [...found].map(fieldError)] as const)
  return Object.fromEntries(entries)
}

function fieldError(code: ErrorCode) {
  return { message: messages[code], code }
}
