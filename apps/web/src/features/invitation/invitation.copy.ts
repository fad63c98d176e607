import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { invitationCatalog } from './catalog.ts'

export const invitationCopy: PageCopy = {
  catalog: invitationCatalog,
  title: msg({ id: 'invitation.title', message: 'Choisir un mot de passe' }),
  description: msg({
    id: 'invitation.description',
    message: 'Pour les personnes de l’équipe qui ont reçu un lien par e-mail.',
  }),
}
