import type { CallSlots, PreconsultationForm } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { callSteps } from '../../../call-requests/index.ts'
import type { FlowValues, PhoneNotation, QuestionStep, Step } from '../../../form-flow/index.ts'
import { preconsultationConsent } from './preconsultation-consent.copy.ts'

export interface ContactStepsInput {
  i18n: I18n
  form: PreconsultationForm
  offer: CallSlots
  notation: PhoneNotation
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
}

/** Whom the consultation is for, then the steps of every request for a call. */
export function contactSteps({ form, ...call }: ContactStepsInput): Step[] {
  const { i18n } = call
  const respondent = form.user_type === 'patient' ? 'self' : 'someone_else'
  return [
    ...(respondent === 'someone_else' ? [asked(i18n, 'patient', 'short_text', patientTitle, patientHint)] : []),
    asked(i18n, 'birth_date', 'date', respondent === 'self' ? birthTitle : birthTitleOther, birthHint),
    ...callSteps({ ...call, respondent, consent: preconsultationConsent[respondent] }),
  ]
}

const patientTitle = msg({ id: 'preconsultation.patient.title', message: 'Quel est le prénom de votre proche ?' })
const patientHint = msg({ id: 'preconsultation.patient.hint', message: 'La consultation sera à son nom.' })
const birthTitle = msg({ id: 'preconsultation.birth.title', message: 'Quelle est votre date de naissance ?' })
const birthTitleOther = msg({ id: 'preconsultation.birth.title-other', message: 'Quelle est sa date de naissance ?' })
const birthHint = msg({
  id: 'preconsultation.birth.hint',
  message: 'Avec l’année en quatre chiffres, par exemple 27 3 1948.',
})

function asked(
  i18n: I18n,
  id: string,
  type: 'short_text' | 'date',
  title: MessageDescriptor,
  hint: MessageDescriptor,
): QuestionStep {
  const both = (copy: MessageDescriptor) => ({ self: i18n._(copy), someone_else: i18n._(copy) })
  const validation =
    type === 'date' ? { min_date: '1900-01-01', max_date: new Date().toISOString().slice(0, 10) } : { max_len: 100 }
  return {
    kind: 'question',
    id,
    wording: 'self',
    question: { id, type, required: true, label: both(title), hint: both(hint), validation },
  }
}
