import { callConsentTitle, forAll } from '../bilingual-questionnaire.ts'
import type { ConsentSentence, ConsentText } from '../form/consent-text.ts'
import type { FormQuestion } from '../form/form.ts'

/** Asks whether to add the answers of the trial finder: they can be reused, but never without asking (WCAG 3.3.7). */
export const ownAnswers: FormQuestion = {
  id: 'own_answers',
  type: 'one_of',
  required: true,
  label: forAll('Voulez-vous joindre vos réponses ?', 'Do you want to add your answers?'),
  hint: forAll(
    'Vous avez déjà répondu aux questions sur les études, sur cet appareil. Avec vos réponses, notre équipe prépare mieux l’appel.',
    'You have already answered the questions about studies on this device. With your answers, our team can prepare the call better.',
  ),
  options: [
    { id: 'use', label: forAll('Oui, joignez mes réponses', 'Yes, add my answers') },
    { id: 'leave', label: forAll('Non, ne les envoyez pas', 'No, do not send them') },
  ],
}

const withdrawal = forAll(
  'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
  'You can change your mind at any time, by the private link in our email or by phone.',
)

/** The consent to be called about a study or about research, with or without earlier answers. */
export const studyRequestConsent = {
  alone: {
    version: 'study-request-2026-12',
    title: callConsentTitle,
    paragraphs: [
      forAll(
        'Nous envoyons cette demande à notre équipe des appels. Elle s’en sert pour rappeler la personne choisie et pour parler avec elle de la recherche, rien d’autre.',
        'We send this request to our call team. They use it to call the person you chose and to talk with them about research, and for nothing else.',
      ),
      withdrawal,
    ],
    agreement: {
      fr: {
        self: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
        someone_else:
          'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
      },
      en: {
        self: 'I agree that the clinic keeps this request and calls the person I chose.',
        someone_else:
          'The person I ask for agrees, and I agree that the clinic keeps this request and calls the person I chose.',
      },
    },
  },
  withAnswers: {
    version: 'study-request-answers-2026-12',
    title: callConsentTitle,
    paragraphs: [
      forAll(
        'Nous envoyons cette demande à notre équipe des appels, avec les réponses que vous reprenez. Ces réponses parlent de santé. L’équipe s’en sert pour préparer l’appel et pour rappeler la personne choisie, rien d’autre.',
        'We send this request to our call team, with the answers that you add. These answers are about health. The team uses them to prepare the call and to call the person you chose, and for nothing else.',
      ),
      withdrawal,
    ],
    agreement: {
      fr: {
        self: 'J’accepte que la clinique garde cette demande et mes réponses, et appelle la personne choisie.',
        someone_else:
          'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et ces réponses, et appelle la personne choisie.',
      },
      en: {
        self: 'I agree that the clinic keeps this request and my answers, and calls the person I chose.',
        someone_else:
          'The person I ask for agrees, and I agree that the clinic keeps this request and these answers, and calls the person I chose.',
      },
    },
  },
} satisfies Record<string, ConsentText>

/** The separate consent to mail when a study opens, in addition to a call. */
export const newsBesideCall: ConsentSentence = {
  version: 'engagement-news-2026-12',
  agreement: forAll(
    'J’accepte que la clinique garde cette adresse, pour m’écrire quand une étude ouvre.',
    'I agree that the clinic keeps this address, to write to me when a study opens.',
  ),
}

export const newsQuestion: FormQuestion = {
  id: 'news',
  type: 'several_of',
  required: false,
  label: forAll('Vous écrire aussi quand une étude ouvre ?', 'Should we also write to you when a study opens?'),
  hint: forAll(
    'Facultatif. Vous recevez d’abord un lien pour confirmer. Sans lui, nous n’écrivons pas.',
    'Optional. You first get a link to confirm. Without it, we do not write.',
  ),
  options: [{ id: 'agreed', label: newsBesideCall.agreement }],
}
