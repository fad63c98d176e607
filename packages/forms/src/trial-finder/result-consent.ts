import type { ConsentText } from '../form/consent-text.ts'

/** The consent to compare the answers with the studies and to show the result. */
export const resultConsent: ConsentText = {
  version: 'finder-result-2026-11',
  title: {
    fr: {
      self: 'Votre accord avant de comparer vos réponses',
      someone_else: 'Votre accord avant de comparer les réponses',
    },
    en: {
      self: 'Your consent before we compare your answers',
      someone_else: 'Your consent before we compare the answers',
    },
  },
  paragraphs: [
    {
      fr: {
        self: 'Vos réponses parlent de votre santé. Nous les envoyons à notre service pour une seule chose : les comparer aux conditions des études et vous montrer le résultat.',
        someone_else:
          'Les réponses parlent de la santé de votre proche. Nous les envoyons à notre service pour une seule chose : les comparer aux conditions des études et vous montrer le résultat.',
      },
      en: {
        self: 'Your answers are about your health. We send them to our service for one thing only: to compare them with the conditions of the studies and show you the result.',
        someone_else:
          'The answers are about someone’s health. We send them to our service for one thing only: to compare them with the conditions of the studies and show you the result.',
      },
    },
    {
      fr: {
        self: 'Notre service ne garde pas vos réponses. Il garde seulement la preuve de votre accord, sans votre nom.',
        someone_else:
          'Notre service ne garde pas les réponses. Il garde seulement la preuve de votre accord, sans aucun nom.',
      },
      en: {
        self: 'Our service does not keep your answers. It only keeps the proof of your consent, without your name.',
        someone_else:
          'Our service does not keep the answers. It only keeps the proof of your consent, without any name.',
      },
    },
  ],
  agreement: {
    fr: {
      self: 'J’accepte que mes réponses soient envoyées pour comparer mon profil aux études.',
      someone_else:
        'Mon proche est d’accord, et j’accepte que les réponses soient envoyées pour comparer son profil aux études.',
    },
    en: {
      self: 'I agree that my answers are sent to compare my profile with the studies.',
      someone_else:
        'The person I am answering for agrees, and I agree that the answers are sent to compare their profile with the studies.',
    },
  },
}
