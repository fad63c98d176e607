import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../../routing/page-loader.ts'
import { deskCatalog } from '../catalog.ts'

export const handOverCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.opening.title', message: 'Une personne pour votre étude' }),
  description: msg({
    id: 'desk.opening.description',
    message: 'Pour les centres d’étude qui ont reçu un lien de la clinique.',
  }),
}
