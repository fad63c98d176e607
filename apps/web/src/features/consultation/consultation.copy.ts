import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { consultationCatalog } from './catalog.ts'

export const consultationCopy: PageCopy = {
  catalog: consultationCatalog,
  title: msg({ id: 'consultation.page.title', message: 'Demander une consultation' }),
  description: msg({
    id: 'consultation.page.description',
    message:
      'Demandez une consultation pour la mémoire. Nous vous appelons pour choisir avec vous le moment et le lieu.',
  }),
}
