import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { requestPageCatalog } from '../../../call-requests/index.ts'
import type { PageCopy } from '../../../routing/page-loader.ts'

/** The texts of both pages: the request about one study, and the request about research in general. */
export const studyRequestsCatalog = joinCatalogs(requestPageCatalog, {
  fr: () => import('../locales/fr.po'),
  en: () => import('../locales/en.po'),
})

export const trialEngagementCopy: PageCopy = {
  catalog: studyRequestsCatalog,
  title: msg({ id: 'study-requests.engagement.page-title', message: 'Participer à la recherche sur la mémoire' }),
  description: msg({
    id: 'study-requests.engagement.page-description',
    message:
      'La recherche sur la mémoire vous intéresse ? Laissez-nous vos coordonnées : nous vous appelons pour en parler.',
  }),
}
