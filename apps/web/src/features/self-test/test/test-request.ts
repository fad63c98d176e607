import type { OrientationForm, OrientationRequest } from '@clairmemoire/api-client/schema'
import { answersToSend, consentIn, type Submission } from '../../../form-flow/index.ts'

export function toOrientationRequest(
  form: OrientationForm,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
): OrientationRequest {
  return { locale, ...answersToSend(form, values), ...consentIn(values) }
}
