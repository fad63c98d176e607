import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Step } from '../form-flow/index.ts'
import { newsConsent } from './consent.copy.ts'
import { consentStep } from './consent-step.ts'
import { contactFields } from './contact-fields.ts'

/** Whom to write to, the consent, the check. */
export function newsSteps(i18n: I18n): Step[] {
  const { firstName, email, postalCode } = contactFields(i18n, true)
  const { missing: _, ...optionalFirstName } = firstName
  return [
    {
      kind: 'contact',
      id: 'contact',
      title: i18n._(msg({ id: 'trial-finder.news.contact.title', message: 'À quelle adresse vous écrire ?' })),
      hint: i18n._(
        msg({
          id: 'trial-finder.news.contact.hint',
          message: 'Nous vous écrivons seulement quand de nouvelles études ouvrent.',
        }),
      ),
      fields: [
        {
          ...email,
          hint: i18n._(
            msg({
              id: 'trial-finder.news.email.hint',
              message: 'Vous pouvez nous demander à tout moment de ne plus vous écrire.',
            }),
          ),
        },
        optionalFirstName,
        postalCode,
      ],
      isOptional: false,
      fieldPrefix: '',
    },
    consentStep(i18n, newsConsent),
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
