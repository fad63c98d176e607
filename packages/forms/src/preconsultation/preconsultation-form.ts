import type { Form } from '../form/form.ts'
import { everyPreconsultation } from './preconsultation.ts'
import { preconsultationContact } from './preconsultation-contact.ts'

/** The form in each version that was answered, oldest first. */
export const preconsultationForms: readonly Form<'preconsultation'>[] = everyPreconsultation.map(
  ({ version, sections }) => ({
    ...preconsultationContact,
    version,
    sections,
  }),
)
