import { send } from '@clairmemoire/api-client/calls'
import type { Contact, ContactRequest } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import { requestForm } from '../../call-requests/index.ts'
import {
  checkStep,
  consentIn,
  consentStep,
  contactDetails,
  contactStep,
  honeypotIn,
  optional,
  visitorFields,
} from '../../form-flow/index.ts'
import { AlreadyReceived } from './already-received.tsx'
import { programmeConsent } from './programme-consent.copy.ts'

const contactCopy = {
  title: msg({ id: 'programme.contact.title', message: 'Où pouvons-nous vous écrire ?' }),
  hint: msg({ id: 'programme.contact.hint', message: 'Ne nous parlez pas de votre santé ici.' }),
}

export const { RequestStage, WelcomeBackStage } = requestForm<undefined, ContactRequest, Contact>({
  stepsOf: ({ i18n }) => {
    const { firstName, email } = visitorFields(i18n)
    return [
      contactStep(i18n, 'contact', contactCopy, [optional(firstName), email]),
      consentStep(i18n, programmeConsent),
      checkStep(i18n),
    ]
  },
  bodyOf: ({ visit }, { values, locale }) => {
    const { first_name, email = '', ...rest } = contactDetails(values['contact'])
    return {
      locale,
      country: visit.site.settings.country,
      email,
      ...(first_name ? { first_name } : {}),
      lists: ['programme'],
      ...consentIn(values),
      ...honeypotIn(rest),
    }
  },
  send: ({ site }, body, key) => {
    const params = { header: { 'Idempotency-Key': key } }
    return send<Contact>(async (signal) =>
      (await site.api()).POST('/api/mail/create-contact/', { body, params, signal }),
    )
  },
})

export const ReceivedStage = AlreadyReceived
