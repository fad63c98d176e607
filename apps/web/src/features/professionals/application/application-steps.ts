import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isDoctor } from '@clairmemoire/domain/professional-number'
import { isTownName, longestTownName } from '@clairmemoire/domain/town-name'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ownWordsStep } from '../../../call-requests/index.ts'
import {
  checkStep,
  choiceStep,
  consentStep,
  type ContactField,
  contactStep,
  type FlowValues,
  optional,
  slotStep,
  type Step,
} from '../../../form-flow/index.ts'
import { professionalFields } from '../professional-fields.ts'
import { severalStep } from '../several-step.ts'
import { applicationConsent } from './application-consent.copy.ts'
import { messageCopy, professionCopy, wishesCopy } from './application-questions.copy.ts'

interface ApplicationStepsInput {
  i18n: I18n
  offer: CallSlots
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
}

export function applicationSteps({ i18n, offer, country, phone, values }: ApplicationStepsInput): Step[] {
  const { firstName, lastName, email, phone: ownPhone } = professionalFields(i18n, country)
  const number = formatPhone(phone)
  return [
    choiceStep(i18n, professionCopy),
    contactStep(i18n, 'practice', practiceCopy, practiceFields(i18n, country, values)),
    severalStep(i18n, wishesCopy),
    ownWordsStep(i18n, messageCopy),
    slotStep(
      i18n,
      {
        title: msg({ id: 'professionals.application.slot.title', message: 'Quand pouvons-nous vous appeler ?' }),
        hint: msg({
          id: 'professionals.application.slot.hint',
          message: `L’appel dure 10 minutes et ne vous engage à rien. Nous appelons avec le ${number}.`,
        }),
      },
      offer,
    ),
    contactStep(i18n, 'contact', contactCopy, [firstName, lastName, ownPhone, email]),
    consentStep(i18n, applicationConsent),
    checkStep(i18n),
  ]
}

const contactCopy = {
  title: msg({ id: 'professionals.application.contact.title', message: 'Comment pouvons-nous vous joindre ?' }),
}

const practiceCopy = {
  title: msg({ id: 'professionals.practice.title', message: 'Où exercez-vous ?' }),
  hint: msg({
    id: 'professionals.practice.hint',
    message: 'Votre numéro nous sert à vérifier votre inscription, rien d’autre.',
  }),
}

function practiceFields(i18n: I18n, country: Country, { profession }: FlowValues): ContactField[] {
  const { rpps, adeli } = professionalFields(i18n, country)
  const town: ContactField = {
    id: 'town',
    type: 'number',
    read: (text) => (isTownName(text) ? text : undefined),
    wrong: i18n._(msg({ id: 'professionals.town.wrong', message: 'Écrivez le nom d’une ville, sans adresse ni lien' })),
    label: i18n._(msg({ id: 'professionals.town', message: 'Ville où vous exercez' })),
    missing: i18n._(msg({ id: 'professionals.town.missing', message: 'Écrivez la ville où vous exercez' })),
    maxLength: longestTownName,
    autoComplete: 'address-level2',
  }
  return isDoctor(profession) ? [town, rpps] : [town, optional(rpps), adeli]
}
