import type { Helper, ReferralRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isLocale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { callNeedsIn } from '../../../call-requests/index.ts'
import {
  callbackIn,
  consentIn,
  contactDetails,
  type FlowValues,
  honeypotIn,
  type Submission,
} from '../../../form-flow/index.ts'
import { chosenWords } from '../several-step.ts'
import { calleeCopy, motivesCopy, urgencyCopy } from './referral-questions.copy.ts'

export function toReferralRequest(
  i18n: I18n,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): ReferralRequest {
  const doctor = contactDetails(values['doctor'])
  const patient = contactDetails(values['patient'])
  return {
    locale,
    country,
    doctor: {
      first_name: doctor['first_name'] ?? '',
      last_name: doctor['last_name'] ?? '',
      rpps: doctor['rpps'] ?? '',
      phone: doctor['phone'] ?? '',
      email: doctor['email'] ?? '',
    },
    patient: {
      first_name: patient['first_name'] ?? '',
      ...(patient['last_name'] ? { last_name: patient['last_name'] } : {}),
      birth_date: textIn(values, 'birth_date'),
      ...(patient['phone'] ? { phone: patient['phone'] } : {}),
    },
    ...(callsRelative(values) ? { relative: relativeIn(values) } : {}),
    ...callNeedsIn(values[callsRelative(values) ? 'relative' : 'patient']),
    reason: reasonIn(i18n, values),
    patient_agreed: true,
    callback: callbackIn(values['slot']),
    ...consentIn(values),
    ...honeypotIn({ ...patient, ...doctor }),
  }
}

/** Who the patient chose is called instead. */
export function callsRelative(values: FlowValues): boolean {
  return values[calleeCopy.id] === 'relative'
}

function relativeIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['relative'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}

/** What was chosen, when the patient agreed and the doctor's own words are one text, as in a letter. */
function reasonIn(i18n: I18n, values: FlowValues): string {
  const motives = chosenWords(i18n, values, motivesCopy)
  const urgency = chosenWords(i18n, values, urgencyCopy)
  const day = formatPlainDate(isLocale(i18n.locale) ? i18n.locale : 'fr', textIn(values, 'agreed_on'))
  const lines = [
    i18n._(msg({ id: 'professionals.letter.motives', message: `Motif : ${motives}` })),
    i18n._(msg({ id: 'professionals.letter.urgency', message: `À voir : ${urgency}` })),
    i18n._(msg({ id: 'professionals.letter.agreed', message: `Accord du patient : ${day}` })),
    textIn(values, 'words'),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

function textIn(values: FlowValues, id: string): string {
  const value = values[id]
  return typeof value === 'string' ? value : ''
}
