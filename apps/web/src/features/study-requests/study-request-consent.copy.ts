import type { Respondent } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../form-flow/index.ts'

const title = msg({ id: 'study-requests.consent.title', message: 'Votre accord pour l’appel' })
const withdrawal = msg({
  id: 'study-requests.consent.withdrawal',
  message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
})

const alone = {
  textVersion: 'study-request-2026-12',
  title,
  paragraphs: [
    msg({
      id: 'study-requests.consent.purpose',
      message:
        'Nous envoyons cette demande à notre équipe des appels. Elle s’en sert pour rappeler la personne choisie et pour parler avec elle de la recherche, rien d’autre.',
    }),
    withdrawal,
  ],
}

const withAnswers = {
  textVersion: 'study-request-answers-2026-12',
  title,
  paragraphs: [
    msg({
      id: 'study-requests.consent.purpose-answers',
      message:
        'Nous envoyons cette demande à notre équipe des appels, avec les réponses que vous reprenez. Ces réponses parlent de santé. L’équipe s’en sert pour préparer l’appel et pour rappeler la personne choisie, rien d’autre.',
    }),
    withdrawal,
  ],
}

/** To be called, with what was answered before or without it. */
export const studyRequestConsent: Record<'alone' | 'answers', Record<Respondent, ConsentCopy>> = {
  alone: {
    self: {
      ...alone,
      agreement: msg({
        id: 'study-requests.consent.agreement',
        message: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
      }),
    },
    someone_else: {
      ...alone,
      agreement: msg({
        id: 'study-requests.consent.agreement-other',
        message:
          'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
      }),
    },
  },
  answers: {
    self: {
      ...withAnswers,
      agreement: msg({
        id: 'study-requests.consent.agreement-answers',
        message: 'J’accepte que la clinique garde cette demande et mes réponses, et appelle la personne choisie.',
      }),
    },
    someone_else: {
      ...withAnswers,
      agreement: msg({
        id: 'study-requests.consent.agreement-answers-other',
        message:
          'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et ces réponses, et appelle la personne choisie.',
      }),
    },
  },
}
