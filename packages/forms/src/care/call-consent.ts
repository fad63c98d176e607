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
