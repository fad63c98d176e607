import { forAll } from '../bilingual-questionnaire.ts'
import type { ConsentSentence } from '../form/consent-text.ts'

/** Staff read this to the person on the phone before a study site gets the person's name. */
export const passOnConsent: ConsentSentence = {
  version: 'pass-on-2027-01',
  agreement: forAll(
    'Êtes-vous d’accord pour que nous donnions à ce centre votre nom, votre numéro et vos réponses ? Il vous appellera au sujet de l’étude. Vous pouvez encore dire non ensuite.',
    'Do you agree that we give this site your name, your number and your answers? It will call you about the study. You can still say no then.',
  ),
}

/** Staff read this to the person on the phone before they store answers. */
export const phoneAnswersConsent: ConsentSentence = {
  version: 'phone-answers-2027-01',
  agreement: forAll(
    '« Êtes-vous d’accord pour que nous gardions vos réponses, aussi sur votre santé, pour votre demande ? Vous pouvez changer d’avis à tout moment. »',
    '“Do you agree that we keep your answers, also those about your health, for your request? You can change your mind at any time.”',
  ),
}
