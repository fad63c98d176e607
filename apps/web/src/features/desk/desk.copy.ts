import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { deskCatalog } from './catalog.ts'

export const deskCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.title', message: 'Demandes et appels' }),
  description: msg({ id: 'desk.description', message: 'Qui attend un appel de la clinique, et pour quel jour.' }),
}
