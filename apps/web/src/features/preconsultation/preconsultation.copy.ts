import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-copy.ts'
import { preconsultationCatalog } from './catalog.ts'

export const preconsultationCopy: PageCopy = {
  catalog: preconsultationCatalog,
  title: msg({ id: 'preconsultation.page.title', message: 'Préparer une consultation' }),
  description: msg({
    id: 'preconsultation.page.description',
    message: 'Préparez votre consultation pour la mémoire, partie par partie, dans l’ordre que vous voulez.',
  }),
}
