import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'
import { consentTitleOther, storage } from '../test/test-consent.copy.ts'

/** To store the answers, and to show them to the person whom they are about. */
export const viewConsent: ConsentCopy = {
  textVersion: 'self-test-view-2026-12',
  title: consentTitleOther,
  paragraphs: [
    msg({
      id: 'self-test.view.consent.purpose',
      message:
        'Vos réponses parlent de la santé de la personne qui vous a donné le lien. Nous les envoyons à notre service pour deux choses : les lui montrer à côté des siennes, et vous montrer des conseils.',
    }),
    storage,
  ],
  agreement: msg({
    id: 'self-test.view.consent.agreement',
    message: 'J’accepte que mes réponses soient envoyées, gardées, et montrées à la personne qui m’a donné le lien.',
  }),
}
