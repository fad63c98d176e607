import { application } from '../care/application.ts'
import { consultation } from '../care/consultation.ts'
import { referral } from '../care/referral.ts'
import { secondaryConsultation } from '../care/secondary-consultation.ts'
import { preconsultationContact } from '../preconsultation/preconsultation-contact.ts'
import { everyPreconsultation } from '../preconsultation/preconsultation.ts'
import { trialCall } from '../trial-finder/trial-call.ts'
import type { Form } from './form.ts'

/** The pre-consultation in each version that people have answered, oldest first. */
const preconsultationForms: readonly Form<'preconsultation'>[] = everyPreconsultation.map(({ version, sections }) => ({
  ...preconsultationContact,
  version,
  sections,
}))

/** Every form that requests a call, in each version that people have answered; the last version of an id is the current one. */
export const everyForm = [
  trialCall,
  ...preconsultationForms,
  consultation,
  secondaryConsultation,
  referral,
  application,
] as const satisfies readonly Form[]

export type FormId = (typeof everyForm)[number]['id']
export const formIds: readonly FormId[] = [...new Set(everyForm.map(({ id }) => id))]

/** The current version of the form. Throws if it does not exist. */
export function formNow(id: FormId): Form<FormId> {
  const form: Form<FormId> | undefined = everyForm.findLast((each) => each.id === id)
  if (form === undefined) throw new Error(`no form ${id}`)
  return form
}

/** The form in the given version, or in the current one if that version is unknown. */
export function formOf(id: FormId, version: string): Form<FormId> {
  return everyForm.find((each) => each.id === id && each.version === version) ?? formNow(id)
}
