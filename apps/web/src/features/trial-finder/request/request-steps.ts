import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  checkStep,
  consentStep,
  contactStep,
  type FlowValues,
  helperFields,
  type PhoneNotation,
  phoneField,
  slotStep,
  type Step,
  visitorFields,
} from '../../../form-flow/index.ts'
import { callConsent } from './call-consent.copy.ts'
import { calleeStep, callsSomeoneElse } from './callee-step.ts'

export interface RequestStepsInput {
  i18n: I18n
  /** Whose answers were compared. */
  respondent: 'self' | 'someone_else'
  offer: CallSlots
  notation: PhoneNotation
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
}

/** When to call, whom to call and on which number, the consent, the check. */
export function requestSteps(input: RequestStepsInput): Step[] {
  const { i18n, respondent, offer, phone, values } = input
  const number = formatPhone(phone)
  return [
    slotStep(
      i18n,
      {
        title: msg({ id: 'trial-finder.slot.title', message: 'Quand pouvons-nous appeler ?' }),
        hint: msg({
          id: 'trial-finder.slot.hint',
          message: `L’appel dure 10 minutes. Il est gratuit et sans engagement. Nous appelons avec le ${number}.`,
        }),
      },
      offer,
    ),
    calleeStep(i18n),
    ...(callsSomeoneElse(values) ? [visitorWithoutCall(i18n), helperStep(input)] : [visitorToCall(input)]),
    consentStep(i18n, callConsent[respondent]),
    checkStep(i18n),
  ]
}

function visitorToCall({ i18n, respondent, country, notation }: RequestStepsInput): Step {
  const { firstName, lastName, email, relation } = visitorFields(i18n)
  const title = msg({ id: 'trial-finder.contact.title', message: 'Comment pouvons-nous vous joindre ?' })
  return contactStep(i18n, 'contact', { title }, [
    firstName,
    lastName,
    ...(respondent === 'someone_else' ? [relation] : []),
    phoneField(i18n, { country, notation, isVisitor: true }),
    email,
  ])
}

const writer = {
  title: msg({ id: 'trial-finder.contact.title-writer', message: 'À qui écrire pour confirmer la demande ?' }),
  hint: msg({
    id: 'trial-finder.contact.hint-writer',
    message: 'Donnez d’abord vos coordonnées. Celles de la personne à appeler viennent ensuite.',
  }),
}

function visitorWithoutCall(i18n: I18n): Step {
  const { firstName, lastName, email } = visitorFields(i18n)
  return contactStep(i18n, 'contact', writer, [firstName, lastName, email])
}

const callee = {
  title: msg({ id: 'trial-finder.helper.title', message: 'La personne que nous appelons' }),
  hint: msg({ id: 'trial-finder.helper.hint', message: 'Prévenez-la : elle recevra notre appel à votre place.' }),
}

function helperStep({ i18n, country, notation }: RequestStepsInput): Step {
  const { firstName, lastName, relation } = helperFields(i18n)
  const phone = phoneField(i18n, { country, notation, isVisitor: false })
  return contactStep(i18n, 'helper', callee, [firstName, lastName, relation, phone])
}
