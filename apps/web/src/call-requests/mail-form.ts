import type { ContactRequest } from '@clairmemoire/api-client/schema'
import type { Residence } from '@clairmemoire/domain/country'
import type { MailForm } from '@clairmemoire/forms/form'
import { consentTextOf, holds } from '@clairmemoire/forms/form-questions'
import { checkStep, consentIn, consentStep, type FlowValues, type Step, type Submission } from '../form-flow/index.ts'
import { type FieldsAsking, fieldsStep } from './fields-step.ts'
import { type FilledIn, filledIn, websiteIn } from './filled-in.ts'
import { plainQuestionStep } from './request-questions.ts'

/** The steps for these values; `known` has answers that were given elsewhere. */
export function mailSteps(
  form: MailForm,
  asking: FieldsAsking,
  values: FlowValues,
  known: FilledIn['answers'] = {},
): Step[] {
  const { i18n } = asking
  const filled = filledIn(form, values, known)
  return [
    ...form.parts
      .filter((part) => holds(part.show_if ?? [], filled.answers))
      .map((part) => ('kind' in part ? fieldsStep(part, asking, filled.answers) : plainQuestionStep(i18n, part))),
    consentStep(i18n, consentTextOf(form, filled.answers), 'self'),
    checkStep(i18n),
  ]
}

export function mailBody(form: MailForm, { values, locale }: Submission, country: Residence): ContactRequest {
  const { email = '', first_name } = filledIn(form, values).call
  return {
    locale,
    country,
    email,
    ...(first_name && { first_name }),
    lists: [form.list],
    ...consentIn(values),
    ...websiteIn(values),
  }
}
