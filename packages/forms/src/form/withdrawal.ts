import { same } from '../bilingual-questionnaire.ts'

/** How a consent ends where no private link is sent. */
export const withdrawalByContact = same(
  'Vous pouvez changer d’avis à tout moment : il suffit de nous appeler ou de nous écrire.',
  'You can change your mind at any time: call us or write to us.',
)

/** How a consent to a call ends. */
export const withdrawalByLink = same(
  'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
  'You can change your mind at any time, with the private link in our email or by phone.',
)
