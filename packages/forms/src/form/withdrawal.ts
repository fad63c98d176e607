import { forAll } from '../bilingual-questionnaire.ts'

/** How to withdraw a consent if there is no private link. */
export const withdrawalByContact = forAll(
  'Vous pouvez changer d’avis à tout moment : il suffit de nous appeler ou de nous écrire.',
  'You can change your mind at any time: call us or write to us.',
)
