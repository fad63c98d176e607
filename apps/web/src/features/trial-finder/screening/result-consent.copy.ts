import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'

/** To compute and show the result. */
export const resultConsent: Record<'self' | 'someone_else', ConsentCopy> = {
  self: {
    textVersion: 'finder-result-2026-11',
    title: msg({ id: 'trial-finder.consent.result.title', message: 'Votre accord avant de comparer vos réponses' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.result.purpose',
        message:
          'Vos réponses parlent de votre santé. Nous les envoyons à notre service pour une seule chose : les comparer aux conditions des études et vous montrer le résultat.',
      }),
      msg({
        id: 'trial-finder.consent.result.storage',
        message:
          'Notre service ne garde pas vos réponses. Il garde seulement la preuve de votre accord, sans votre nom.',
      }),
    ],
    agreement: msg({
      id: 'trial-finder.consent.result.agreement',
      message: 'J’accepte que mes réponses soient envoyées pour comparer mon profil aux études.',
    }),
  },
  someone_else: {
    textVersion: 'finder-result-2026-11',
    title: msg({
      id: 'trial-finder.consent.result.title-other',
      message: 'Votre accord avant de comparer les réponses',
    }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.result.purpose-other',
        message:
          'Les réponses parlent de la santé de votre proche. Nous les envoyons à notre service pour une seule chose : les comparer aux conditions des études et vous montrer le résultat.',
      }),
      msg({
        id: 'trial-finder.consent.result.storage-other',
        message:
          'Notre service ne garde pas les réponses. Il garde seulement la preuve de votre accord, sans aucun nom.',
      }),
    ],
    agreement: msg({
      id: 'trial-finder.consent.result.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que les réponses soient envoyées pour comparer son profil aux études.',
    }),
  },
}
