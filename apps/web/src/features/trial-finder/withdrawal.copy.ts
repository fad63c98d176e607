import { msg } from '@lingui/core/macro'

/** Said with every consent to something that is kept. */
export const withdrawal = msg({
  id: 'trial-finder.consent.withdrawal',
  message: 'Vous pouvez changer d’avis à tout moment : il suffit de nous appeler ou de nous écrire.',
})
