import { forAll } from '../bilingual-questionnaire.ts'

/** The last sentence of every consent to a call by the public. */
export const withdrawalByLink = forAll(
  'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
  'You can change your mind at any time, with the private link in our email or by phone.',
)

export const callAgreement = {
  fr: {
    self: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
    someone_else:
      'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
  },
  en: {
    self: 'I agree that the clinic keeps this request and calls the person chosen.',
    someone_else: 'The person agrees, and I agree that the clinic keeps this request and calls the person chosen.',
  },
}
