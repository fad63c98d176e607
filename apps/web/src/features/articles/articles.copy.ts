import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { blocksCatalog } from '../../blocks/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** Articles exist only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

export const articlesCatalog = joinCatalogs(blocksCatalog, { fr: french, en: french })

export const articlesCopy: PageCopy = {
  catalog: articlesCatalog,
  title: msg({ id: 'articles.home.title', message: 'Nos articles' }),
  description: msg({
    id: 'articles.home.description',
    message:
      'Mémoire, sommeil, consultation, recherche : des articles courts et clairs, avec leurs sources et la date de leur relecture.',
  }),
}
