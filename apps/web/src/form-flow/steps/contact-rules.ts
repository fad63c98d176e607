import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import { typedLine } from '@clairmemoire/domain/typed-text'
import { honeypot } from '../page/draft.ts'
import type { ContactField, ContactStep, StepProblem, StepValue } from '../step.ts'
import { notGiven, type StepKind } from './step-kind.ts'

export type ContactDetails = Readonly<Record<string, string>>

export function contactDetails(value: StepValue | undefined): ContactDetails {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ContactDetails) : {}
}

export function isFieldShown(field: ContactField, details: ContactDetails): boolean {
  return field.type !== 'choices' || (field.isShown?.(details) ?? true)
}

/**
 * Removes invisible characters, empty fields and the values of hidden fields. Valid telephone numbers are stored in E.164, mail addresses in ASCII, and register
 * numbers in their stored form.
 */
function readContact({ fields }: ContactStep, entry: StepValue | undefined): ContactDetails {
  const typed = contactDetails(entry)
  const read = (field: ContactField): string => {
    const text = typedLine(typed[field.id] ?? '')
    if (field.type === 'phone') return field.notation.read(text) ?? text
    if (field.type === 'checked') return field.read(text) ?? text
    return field.type === 'email' ? (readEmailAddress(text) ?? text) : text
  }
  const shown = fields.filter((field) => isFieldShown(field, typed))
  const saved = [...shown.map((field) => [field.id, read(field)] as const), [honeypot, typed[honeypot] ?? ''] as const]
  return Object.fromEntries(saved.filter(([, text]) => text !== ''))
}

function checkContact(step: ContactStep, value: StepValue | undefined): StepProblem[] {
  if (value === undefined) return step.fields.filter(isNeeded).map(({ id }) => ({ field: id, code: 'required' }))
  const details = contactDetails(value)
  return step.fields.flatMap((field) => {
    const code = fieldProblem(field, details[field.id] ?? '')
    return code === undefined ? [] : [{ field: field.id, code }]
  })
}

function fieldProblem(field: ContactField, text: string): StepProblem['code'] | undefined {
  if (text === '') return isNeeded(field) ? 'required' : undefined
  if (text.length > field.maxLength) return 'too_long'
  if (field.type === 'phone' && field.notation.read(text) === undefined) return 'invalid_phone'
  if (field.type === 'email' && readEmailAddress(text) === undefined) return 'invalid_email'
  if (field.type === 'checked' && field.read(text) === undefined) return 'invalid'
  if (field.type === 'name' && !isPersonName(text)) return 'invalid'
  return undefined
}

function isNeeded(field: ContactField): boolean {
  return field.missing !== undefined
}

export const contactKind: StepKind<ContactStep> = {
  read: readContact,
  check: checkContact,
  describe: (i18n, { id, fields }, value) => {
    const details = contactDetails(value)
    return fields
      .filter((field) => isFieldShown(field, details))
      .map((field) => {
        const text = details[field.id] ?? notGiven(i18n)
        const problem =
          field.type === 'phone' ? field.notation.write(text) : field.type === 'choices' ? field.write(text) : text
        return { id: `${id}.${field.id}`, step: id, term: field.label, value: problem }
      })
  },
  inputOf: ({ fields }, name) => fields.find(({ id, contractField = id }) => name === contractField)?.id,
}
