import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { newsOfStudies } from '../../../study-entries/index.ts'

/** The texts about contacting the clinic and about the caller. */
export interface ContactData {
  /** The name of the study. */
  name: string
  title: string
  texts: readonly string[]
  finder: NextStep
  /** The link to the registration; absent while the study does not recruit. */
  registration?: NextStep
  /** The link to news about new studies, for people who cannot take part in this study. */
  news: NextStep
  answers: string
}

/** A link to a next step; the link to the trial finder passes the study. */
export interface NextStep {
  text: string
  to: '/trial-finder' | '/your-news' | '/essais-cliniques' | '/essais-cliniques/$trial_name/inscription'
  params?: { trial_name: string }
  search?: { trial: string }
}

interface ContactOptions {
  name: string
  firstName: string | undefined
  slug: string
  /** The reason why nobody can take part now. */
  shut: 'closed' | 'paused' | 'announced' | undefined
}

const text = msg({
  id: 'studies.talk.text',
  message: 'Quelques questions, puis un appel gratuit de 10 minutes, confidentiel et sans engagement.',
})
const shutTexts = {
  closed: msg({
    id: 'studies.talk.closed',
    message:
      'Cette étude ne prend plus personne. Répondez à quelques questions : nous vous disons si une autre étude pourrait convenir, et vous pouvez recevoir nos nouvelles.',
  }),
  paused: msg({
    id: 'studies.talk.paused',
    message:
      'Cette étude ne prend personne pour le moment. Répondez à quelques questions : nous vous disons si une autre étude pourrait convenir, et vous pouvez recevoir nos nouvelles.',
  }),
  announced: msg({
    id: 'studies.talk.announced',
    message:
      'Cette étude n’a pas encore ouvert. Répondez à quelques questions : nous vous disons si une autre étude pourrait convenir, et vous pouvez recevoir nos nouvelles.',
  }),
}

const newsNearby = msg({
  id: 'studies.talk.news-nearby',
  message: 'Trop loin ? Un e-mail quand une étude ouvre plus près',
})

/** Builds the texts about contact. They name the caller if the operator provides a first name. */
export function contactData({ name, firstName, slug, shut }: ContactOptions, i18n: I18n): ContactData {
  const caller =
    firstName === undefined
      ? msg({
          id: 'studies.talk.caller',
          message: 'Une personne de notre équipe vous appelle sous 3 jours ouvrés, au moment que vous choisissez.',
        })
      : msg({
          id: 'studies.talk.caller-name',
          message: `${firstName}, de notre équipe, vous appelle sous 3 jours ouvrés, au moment que vous choisissez.`,
        })
  return {
    name,
    title: i18n._(msg({ id: 'studies.talk.title', message: 'Parlez-en d’abord avec nous' })),
    texts: [i18n._(shut === undefined ? text : shutTexts[shut]), ...(shut ? [] : [i18n._(caller)])],
    finder: shut
      ? { text: i18n._(msg({ id: 'studies.talk.finder', message: 'Commencer les questions' })), to: '/trial-finder' }
      : nextStep(slug, false, i18n),
    ...(shut
      ? {}
      : {
          registration: {
            text: i18n._(msg({ id: 'studies.talk.register', message: 'M’inscrire à l’étude' })),
            to: '/essais-cliniques/$trial_name/inscription',
            params: { trial_name: slug },
          },
        }),
    news: { text: i18n._(shut ? newsOfStudies : newsNearby), to: '/your-news' },
    answers: i18n._(msg({ id: 'studies.talk.answers', message: 'Que deviennent mes réponses ?' })),
  }
}

/** The link to the main next step of the page. */
export function nextStep(slug: string, isClosed: boolean, i18n: I18n): NextStep {
  return isClosed
    ? {
        text: i18n._(msg({ id: 'studies.detail.other-studies', message: 'Voir les autres études' })),
        to: '/essais-cliniques',
      }
    : {
        text: i18n._(msg({ id: 'studies.detail.finder', message: 'Voir si cette étude me correspond' })),
        to: '/trial-finder',
        search: { trial: slug },
      }
}
