import type { ConsentText } from '../form/consent-text.ts'

/** The respondent: the person, someone close to them, or a professional. */
type UserType = 'patient' | 'relative' | 'professional'

/** The same wording for every respondent. */
function toAll(fr: string, en: string) {
  return { fr: { patient: fr, relative: fr, professional: fr }, en: { patient: en, relative: en, professional: en } }
}

/** How answers are stored and erased. */
const storage = toAll(
  'Nous gardons les réponses et le résultat sans nom. La page du résultat dit quel jour ils s’effacent. Vous pouvez les effacer avant, quand vous voulez.',
  'We keep the answers and the result without a name. The page of the result says on which day they are erased. You can erase them before, any time you like.',
)

/** The consent to store the answers and to show the result. */
export const testConsent: ConsentText<UserType> = {
  version: 'self-test-2026-12',
  title: {
    fr: {
      patient: 'Votre accord avant l’envoi de vos réponses',
      relative: 'Votre accord avant l’envoi des réponses',
      professional: 'L’accord de la personne que vous suivez',
    },
    en: {
      patient: 'Your consent before your answers are sent',
      relative: 'Your consent before the answers are sent',
      professional: 'The consent of the person you care for',
    },
  },
  paragraphs: [
    {
      fr: {
        patient:
          'Vos réponses parlent de votre santé. Nous les envoyons à notre service pour une seule chose : vous montrer un résultat et des conseils.',
        relative:
          'Les réponses parlent de la santé de votre proche. Nous les envoyons à notre service pour une seule chose : vous montrer un résultat et des conseils.',
        professional:
          'Les réponses parlent de la santé de cette personne. Dites-lui pourquoi vous les donnez. Nous les envoyons à notre service pour une seule chose : vous montrer un résultat et des conseils.',
      },
      en: {
        patient:
          'Your answers are about your health. We send them to our service for one thing only: to show you a result and advice.',
        relative:
          'The answers are about the health of someone close to you. We send them to our service for one thing only: to show you a result and advice.',
        professional:
          'The answers are about this person’s health. Tell them why you give them. We send them to our service for one thing only: to show you a result and advice.',
      },
    },
    storage,
  ],
  agreement: {
    fr: {
      patient: 'J’accepte que mes réponses soient envoyées et gardées pour me montrer un résultat.',
      relative:
        'Mon proche est d’accord, et j’accepte que les réponses soient envoyées et gardées pour montrer un résultat.',
      professional:
        'La personne que je suis m’a donné son accord. J’accepte que les réponses soient envoyées et gardées pour montrer un résultat.',
    },
    en: {
      patient: 'I agree that my answers are sent and kept to show me a result.',
      relative: 'The person agrees, and I agree that the answers are sent and kept to show a result.',
      professional: 'The person I care for has agreed. I agree that the answers are sent and kept to show a result.',
    },
  },
}

/** The consent to store the answers and to show them to the person they are about. */
export const viewConsent: ConsentText<UserType> = {
  version: 'self-test-view-2026-12',
  title: toAll('Votre accord avant l’envoi des réponses', 'Your consent before the answers are sent'),
  paragraphs: [
    toAll(
      'Vos réponses parlent de la santé de la personne qui vous a donné le lien. Nous les envoyons à notre service pour deux choses : les lui montrer à côté des siennes, et vous montrer des conseils.',
      'Your answers are about the health of the person who gave you the link. We send them to our service for two things: to show them beside that person’s own answers, and to show you advice.',
    ),
    storage,
  ],
  agreement: toAll(
    'J’accepte que mes réponses soient envoyées, gardées, et montrées à la personne qui m’a donné le lien.',
    'I agree that my answers are sent, kept, and shown to the person who gave me the link.',
  ),
}
