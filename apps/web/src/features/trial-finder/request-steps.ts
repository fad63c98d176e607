import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhoneNotation, Step } from '../form-flow/index.ts'
import { callConsent } from './consent.copy.ts'
import { consentStep } from './consent-step.ts'
import { contactFields, phoneField } from './contact-fields.ts'

export interface RequestStepsInput {
  i18n: I18n
  respondent: 'self' | 'someone_else'
  offer: CallSlots
  notation: PhoneNotation
}

/** When to call, whom to call, the consent, the check. */
export function requestSteps({ i18n, respondent, offer, notation }: RequestStepsInput): Step[] {
  const isVisitor = respondent === 'self'
  const { firstName, lastName, email } = contactFields(i18n, isVisitor)
  const helper = contactFields(i18n, false)
  return [
    {
      kind: 'slot',
      id: 'slot',
      title: i18n._(msg({ id: 'trial-finder.slot.title', message: 'Quand pouvons-nous vous appeler ?' })),
      hint: i18n._(
        msg({ id: 'trial-finder.slot.hint', message: 'L’appel dure 10 minutes. Il est gratuit et sans engagement.' }),
      ),
      offer,
    },
    {
      kind: 'contact',
      id: 'contact',
      title: isVisitor
        ? i18n._(msg({ id: 'trial-finder.contact.title', message: 'Comment pouvons-nous vous joindre ?' }))
        : i18n._(msg({ id: 'trial-finder.contact.title-other', message: 'Qui devons-nous appeler ?' })),
      hint: isVisitor
        ? i18n._(
            msg({
              id: 'trial-finder.contact.hint',
              message: 'Nous appelons ce numéro, sauf si vous nommez une autre personne à la page suivante.',
            }),
          )
        : i18n._(
            msg({
              id: 'trial-finder.contact.hint-other',
              message: 'Vous pouvez donner votre propre nom, puisque vous répondez pour une autre personne.',
            }),
          ),
      fields: [firstName, lastName, phoneField(i18n, isVisitor, notation), email],
      isOptional: false,
      fieldPrefix: '',
    },
    {
      kind: 'contact',
      id: 'helper',
      title: i18n._(
        msg({ id: 'trial-finder.helper.title', message: 'Une autre personne à appeler à votre place (facultatif)' }),
      ),
      hint: i18n._(
        msg({
          id: 'trial-finder.helper.hint',
          message: 'Si vous préférez, nous appelons un proche. Sinon, laissez tout vide et continuez.',
        }),
      ),
      fields: [helper.firstName, helper.lastName, phoneField(i18n, false, notation), helper.relation],
      isOptional: true,
      fieldPrefix: 'helper.',
    },
    consentStep(i18n, callConsent[respondent]),
    {
      kind: 'check',
      id: 'check',
      title: i18n._(msg({ id: 'trial-finder.request.check.title', message: 'Vérifiez votre demande' })),
      hint: i18n._(
        msg({
          id: 'trial-finder.request.check.hint',
          message: 'Vous pouvez encore tout modifier. Rien n’est envoyé avant que vous appuyiez sur le bouton.',
        }),
      ),
      submitLabel: i18n._(msg({ id: 'trial-finder.request.submit', message: 'Envoyer ma demande' })),
    },
  ]
}
