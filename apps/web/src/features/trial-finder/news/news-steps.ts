import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type ConsentCopy,
  checkStep,
  choiceStep,
  consentStep,
  contactStep,
  type FlowValues,
  optional,
  type Step,
  visitorFields,
} from '../../../form-flow/index.ts'
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

const whichNews = {
  id: 'news',
  title: msg({ id: 'trial-finder.news.choice.title', message: 'De quelles études voulez-vous être au courant ?' }),
  hint: msg({
    id: 'trial-finder.news.choice.hint',
    message:
      'Pour choisir à votre place, il nous faut garder quatre réponses : l’état de la mémoire, la tranche d’âge, le pays et le département ou la zone.',
  }),
  options: {
    matching: msg({
      id: 'trial-finder.news.choice.matching',
      message: 'Seulement celles qui peuvent convenir : gardez ces quatre réponses',
    }),
    all: msg({ id: 'trial-finder.news.choice.all', message: 'Toutes les nouvelles études : ne gardez aucune réponse' }),
  },
}

/** The person lets us keep the few answers that matching needs; otherwise they are told of every new study. */
export function keepsMatchingAnswers(values: FlowValues): boolean {
  return values[whichNews.id] === 'matching'
}

const addressee = {
  title: msg({ id: 'trial-finder.news.contact.title', message: 'À quelle adresse vous écrire ?' }),
  hint: msg({
    id: 'trial-finder.news.contact.hint',
    message: 'Nous vous écrivons seulement quand de nouvelles études ouvrent.',
  }),
}

/** Which news, where there are answers that matching could use; whom to write to, the consent to just that, the check. */
export function newsSteps(i18n: I18n, values: FlowValues, hasAnswers: boolean): Step[] {
  const { firstName, email } = visitorFields(i18n)
  const hint = msg({
    id: 'trial-finder.news.email.hint',
    message: 'Vous pouvez nous demander à tout moment de ne plus vous écrire.',
  })
  return [
    ...(hasAnswers ? [choiceStep(i18n, whichNews)] : []),
    contactStep(i18n, 'contact', addressee, [{ ...email, hint: i18n._(hint) }, optional(firstName)]),
    consentStep(i18n, newsConsent[hasAnswers && keepsMatchingAnswers(values) ? 'matching' : 'all']),
    checkStep(i18n),
  ]
}
