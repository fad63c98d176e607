import type { ErrorCode } from '@clairmemoire/api-client/schema'
import type { ErrorObject } from 'ajv'
import type { FieldProblem } from './refusal.ts'

/** Says what a schema found in the contract's words: dotted fields and error codes. */
export function schemaProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  return withoutForeignBranches(errors).map((error) => [fieldOf(error), codeOf(error)])
}

/** A value that fits no alternative fails each of them; only the one whose `kind` it names is worth telling about. */
function withoutForeignBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return choices.reduce<ErrorObject[]>(
    (kept, choice) => {
      const inBranches = kept.filter((error) => error.schemaPath.startsWith(`${choice.schemaPath}/`))
      const meant = branches(choice, inBranches).filter((branch) => !branch.some(({ keyword }) => keyword === 'const'))
      const [only, ...others] = meant
      const dropped = new Set(only !== undefined && others.length === 0 ? [choice, ...inBranches] : inBranches)
      const told = only !== undefined && others.length === 0 ? only : []
      return [...kept.filter((error) => !dropped.has(error)), ...told]
    },
    [...errors],
  )
}

function branches(choice: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[][] {
  const branchOf = (error: ErrorObject) => error.schemaPath.slice(choice.schemaPath.length + 1).split('/', 1)[0] ?? ''
  return Object.values(Object.groupBy(errors, branchOf)).filter((branch) => branch !== undefined)
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const named = path.filter((segment) => !/^\d+$/.test(segment))
  const property: unknown = error.params['missingProperty'] ?? error.params['additionalProperty']
  const field = typeof property === 'string' ? [...named, property] : named
  return field.join('.') || 'non_field_errors'
}

function codeOf(error: ErrorObject): ErrorCode {
  if (/^consent$/.test(fieldOf(error))) return 'consent_required'
  switch (error.keyword) {
    case 'required':
    case 'minLength':
    case 'minItems':
      return 'required'
    case 'additionalProperties':
      return 'unknown_field'
    case 'enum':
      return 'unknown_option'
    case 'maxItems':
    case 'maxProperties':
      return 'too_long'
    case 'maxLength':
      return error.params['limit'] === 0 ? 'invalid' : 'too_long'
    case 'pattern':
      return 'control_character'
    case 'format':
      return error.params['format'] === 'email' ? 'invalid_email' : 'invalid'
    default:
      return 'invalid'
  }
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
