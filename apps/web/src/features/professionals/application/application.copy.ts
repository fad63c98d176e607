import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../../routing/page-copy.ts'
import { professionalsCatalog } from '../catalog.ts'

export const applicationCopy: PageCopy = {
  catalog: professionalsCatalog,
  title: msg({ id: 'professionals.application.page.title', message: 'Se présenter au réseau' }),
  description: msg({
    id: 'professionals.application.page.description',
    message: 'Vous soignez et vous voulez rejoindre le réseau ? Présentez-vous : nous vous appelons pour en parler.',
  }),
}
