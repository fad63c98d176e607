import { send } from '@clairmemoire/api-client/calls'
import type { ApplicationRequest, CallSlots, Profession, Receipt } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isDoctor } from '@clairmemoire/domain/professional-number'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { callbackOf, callSlotsQuery, requestStages } from '../../../call-requests/index.ts'
import { consentIn, contactDetails, type FlowValues, honeypotIn, type Submission } from '../../../form-flow/index.ts'
import { chosenWords } from '../professional-questions.ts'
import { applicationSteps, professionCopy, wishesCopy } from './application-steps.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<CallSlots, ApplicationRequest>({
  query: ({ site, country, kept }) => callSlotsQuery(site, country, { flow: kept.draft.flows.request }),
  stepsOf: ({ i18n, context, data: offer }, values) =>
    applicationSteps({ i18n, offer, country: context.country, phone: context.phone, values }),
  bodyOf: ({ i18n, context }, submission) => toApplicationRequest(i18n, submission, context.country),
  send: ({ site }, body, key) => {
    const params = { header: { 'Idempotency-Key': key } }
    return send<Receipt>(async (signal) =>
      (await site.api()).POST('/api/healthcare_professionals/new', { body, params, signal }),
    )
  },
})

export function toApplicationRequest(
  i18n: I18n,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): ApplicationRequest {
  const contact = contactDetails(values['contact'])
  const practice = contactDetails(values['practice'])
  const profession = professionIn(values)
  const { rpps, adeli, town = '' } = practice
  return {
    locale,
    country,
    first_name: contact['first_name'] ?? '',
    last_name: contact['last_name'] ?? '',
    profession,
    town,
    ...(rpps ? { rpps } : {}),
    // Typed for another profession, before this one was chosen: the form of a doctor does not ask for it.
    ...(adeli && !isDoctor(profession) ? { adeli } : {}),
    phone: contact['phone'] ?? '',
    email: contact['email'] ?? '',
    message: messageIn(i18n, values),
    callback: callbackOf(values, { contact: values['contact'] }),
    ...consentIn(values),
    ...honeypotIn({ ...practice, ...contact }),
  }
}

function professionIn({ profession }: FlowValues): Profession {
  return typeof profession === 'string' && Object.hasOwn(professionCopy.options, profession)
    ? (profession as Profession)
    : 'other'
}

/** What was chosen and the own words are one text. */
function messageIn(i18n: I18n, values: FlowValues): string {
  const wishes = chosenWords(i18n, values, wishesCopy)
  const words = values['message']
  const chosen = i18n._(msg({ id: 'professionals.letter.wishes', message: `Souhaits : ${wishes}` }))
  return typeof words === 'string' && words !== '' ? `${chosen}\n${words}` : chosen
}
