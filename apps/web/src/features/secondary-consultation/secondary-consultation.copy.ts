import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { secondaryConsultationCatalog } from './catalog.ts'

export const secondaryConsultationCopy: PageCopy = {
  catalog: secondaryConsultationCatalog,
  title: msg({ id: 'secondary-consultation.page.title', message: 'Vous avez déjà vu un médecin' }),
  description: msg({
    id: 'secondary-consultation.page.description',
    message: 'Vous avez déjà vu un médecin pour la mémoire ? Dites-nous ce que vous cherchez : nous vous appelons.',
  }),
}
