import type { UserType } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../form-flow/index.ts'

/** Said of all answers that are stored. */
const storage = msg({
  id: 'self-test.consent.storage',
  message:
    'Nous gardons les réponses et le résultat sans nom. La page du résultat dit quel jour ils s’effacent. Vous pouvez les effacer avant, quand vous voulez.',
})

const consentTitleOther = msg({
  id: 'self-test.consent.title-other',
  message: 'Votre accord avant l’envoi des réponses',
})

/** To store the answers and to show what follows from them. */
export const testConsent: Record<UserType, ConsentCopy> = {
  patient: {
    textVersion: 'self-test-2026-12',
    title: msg({ id: 'self-test.consent.title', message: 'Votre accord avant l’envoi de vos réponses' }),
    paragraphs: [
      msg({
        id: 'self-test.consent.purpose',
        message:
          'Vos réponses parlent de votre santé. Nous les envoyons à notre service pour une seule chose : vous montrer un résultat et des conseils.',
      }),
      storage,
    ],
    agreement: msg({
      id: 'self-test.consent.agreement',
      message: 'J’accepte que mes réponses soient envoyées et gardées pour me montrer un résultat.',
    }),
  },
  relative: {
    textVersion: 'self-test-2026-12',
    title: consentTitleOther,
    paragraphs: [
      msg({
        id: 'self-test.consent.purpose-other',
        message:
          'Les réponses parlent de la santé de votre proche. Nous les envoyons à notre service pour une seule chose : vous montrer un résultat et des conseils.',
      }),
      storage,
    ],
    agreement: msg({
      id: 'self-test.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que les réponses soient envoyées et gardées pour montrer un résultat.',
    }),
  },
  professional: {
    textVersion: 'self-test-2026-12',
    title: msg({ id: 'self-test.consent.title-patient', message: 'L’accord de la personne que vous suivez' }),
    paragraphs: [
      msg({
        id: 'self-test.consent.purpose-patient',
        message:
          'Les réponses parlent de la santé de cette personne. Dites-lui pourquoi vous les donnez. Nous les envoyons à notre service pour une seule chose : vous montrer un résultat et des conseils.',
      }),
      storage,
    ],
    agreement: msg({
      id: 'self-test.consent.agreement-patient',
      message:
        'La personne que je suis m’a donné son accord. J’accepte que les réponses soient envoyées et gardées pour montrer un résultat.',
    }),
  },
}

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
