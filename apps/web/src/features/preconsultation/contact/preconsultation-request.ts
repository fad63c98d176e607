import type { PreconsultationForm, PreconsultationRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { callDetailsIn } from '../../../call-requests/index.ts'
import { answersToSend, type Submission } from '../../../form-flow/index.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'
import { valuesIn } from '../sections/section-steps.ts'

export function toPreconsultationRequest(
  form: PreconsultationForm,
  draft: PreconsultationDraft,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): PreconsultationRequest {
  const { patient, birth_date } = values
  return {
    locale,
    country,
    user_type: form.user_type,
    ...answersToSend(form, valuesIn(draft)),
    birth_date: typeof birth_date === 'string' ? birth_date : '',
    ...(typeof patient === 'string' ? { patient: { first_name: patient } } : {}),
    ...callDetailsIn(values),
  }
}
