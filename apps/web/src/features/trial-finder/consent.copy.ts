import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface ConsentCopy {
  /** Stored with the consent; a change of meaning in either language is a new version. */
  textVersion: string
  title: MessageDescriptor
  paragraphs: readonly MessageDescriptor[]
  agreement: MessageDescriptor
}

const withdrawal = msg({
  id: 'trial-finder.consent.withdrawal',
  message: 'Vous pouvez changer d’avis à tout moment : il suffit de nous appeler ou de nous écrire.',
})

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

/** To be called about the study. */
export const callConsent: Record<'self' | 'someone_else', ConsentCopy> = {
  self: {
    textVersion: 'finder-call-2026-12',
    title: msg({ id: 'trial-finder.consent.call.title', message: 'Votre accord pour l’appel' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.call.purpose',
        message:
          'Nous envoyons vos coordonnées, celles de la personne à appeler si ce n’est pas vous, et vos réponses à notre équipe des appels. Elle s’en sert pour préparer l’appel et pour joindre cette personne, rien d’autre.',
      }),
      withdrawal,
    ],
    agreement: msg({
      id: 'trial-finder.consent.call.agreement',
      message:
        'J’accepte que l’équipe garde ces coordonnées et mes réponses, et qu’elle appelle la personne choisie au sujet de cette étude.',
    }),
  },
  someone_else: {
    textVersion: 'finder-call-2026-12',
    title: msg({ id: 'trial-finder.consent.call.title', message: 'Votre accord pour l’appel' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.call.purpose-other',
        message:
          'Nous envoyons vos coordonnées, celles de la personne à appeler si ce n’est pas vous, et les réponses à notre équipe des appels. Elle s’en sert pour préparer l’appel et pour joindre cette personne, rien d’autre.',
      }),
      withdrawal,
    ],
    agreement: msg({
      id: 'trial-finder.consent.call.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que l’équipe garde ces coordonnées et ces réponses, et qu’elle appelle la personne choisie au sujet de cette étude.',
    }),
  },
}

/** To be told of studies that open later: the text says what is kept for it. */
export const newsConsent: Record<'matching' | 'all', ConsentCopy> = {
  matching: {
    textVersion: 'finder-news-matching-2026-12',
    title: msg({ id: 'trial-finder.consent.news.title', message: 'Votre accord pour les nouvelles études' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.news.purpose-matching',
        message:
          'Nous gardons votre adresse e-mail, votre prénom si vous l’avez donné, et quatre réponses : l’état de la mémoire (et le stade), la tranche d’âge de 5 ans, le pays, le département ou la zone postale. Les deux premières parlent de santé. Toutes servent à une seule chose : vous écrire quand une nouvelle étude peut convenir.',
      }),
      withdrawal,
    ],
    agreement: msg({
      id: 'trial-finder.consent.news.agreement-matching',
      message:
        'J’accepte que vous gardiez ces quatre réponses et que vous m’écriviez quand une nouvelle étude peut convenir.',
    }),
  },
  all: {
    textVersion: 'finder-news-2026-12',
    title: msg({ id: 'trial-finder.consent.news.title', message: 'Votre accord pour les nouvelles études' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.news.purpose',
        message:
          'Nous gardons votre adresse e-mail, le pays et, si vous l’avez donné, votre prénom. Ils servent à vous écrire quand de nouvelles études ouvrent. Aucune réponse sur la santé n’est gardée.',
      }),
      withdrawal,
    ],
    agreement: msg({
      id: 'trial-finder.consent.news.agreement',
      message: 'J’accepte de recevoir un e-mail quand de nouvelles études sur la mémoire ouvrent.',
    }),
  },
}
