import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../../routing/page-loader.ts'
import { studyRequestsCatalog } from '../catalog.ts'

export const trialEngagementCopy: PageCopy = {
  catalog: studyRequestsCatalog,
  title: msg({ id: 'study-requests.engagement.page-title', message: 'Participer à la recherche sur la mémoire' }),
  description: msg({
    id: 'study-requests.engagement.page-description',
    message:
      'La recherche sur la mémoire vous intéresse ? Laissez-nous vos coordonnées : nous vous appelons pour en parler.',
  }),
}
