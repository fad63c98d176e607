import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { requestPageCatalog } from '../../call-requests/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'
import { programmeCatalog } from './catalog.ts'

export const programmeCopy: PageCopy = {
  catalog: joinCatalogs(requestPageCatalog, programmeCatalog),
  title: msg({ id: 'programme.page.title', message: 'Recevoir des nouvelles de MemHop' }),
  description: msg({
    id: 'programme.page.description',
    message: 'MemHop vous intéresse ? Laissez votre adresse e-mail : nous vous disons comment il se passe.',
  }),
}
