import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ContactField, ContactStep, StepInputProps } from '../step.ts'
import { ContactFieldset } from './contact-fieldset.tsx'

interface ContactCopy {
  title: MessageDescriptor
  hint?: MessageDescriptor
}

/** Asks for the contact details of the visitor, or of a helper. */
export function contactStep(
  i18n: I18n,
  id: 'contact' | 'helper',
  { title, hint }: ContactCopy,
  fields: readonly ContactField[],
): ContactStep {
  return {
    kind: 'contact',
    id,
    title: i18n._(title),
    ...(hint && { hint: i18n._(hint) }),
    fields,
    Input: ContactInput,
  }
}

/** Makes the field optional. */
export function optional(field: ContactField): ContactField {
  const { missing: _, ...rest } = field
  return rest
}

export function ContactInput({ step, ...fieldset }: StepInputProps<ContactStep>) {
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      {step.hint === undefined ? null : <p>{step.hint}</p>}
      <ContactFieldset fields={step.fields} {...fieldset} />
    </>
  )
}
