import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'
import { withdrawal } from '../withdrawal.copy.ts'

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
