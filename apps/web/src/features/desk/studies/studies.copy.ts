import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../../routing/page-loader.ts'
import { deskCatalog } from '../catalog.ts'

export const studiesCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.studies.title', message: 'Chiffres des études' }),
  description: msg({
    id: 'desk.studies.description',
    message: 'Ce que deviennent les appels au sujet de chaque étude, semaine par semaine.',
  }),
}
