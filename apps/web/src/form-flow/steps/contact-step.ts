import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ContactField, ContactStep } from '../step.ts'
import { ContactInput } from './contact-input.tsx'

interface ContactCopy {
  title: MessageDescriptor
  hint?: MessageDescriptor
}

/** Asks how to reach the visitor (`contact`), or someone close to them (`helper`). */
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
    fieldPrefix: id === 'helper' ? 'helper.' : '',
    Input: ContactInput,
  }
}

/** The field may stay empty. */
export function optional(field: ContactField): ContactField {
  const { missing: _, ...rest } = field
  return rest
}
