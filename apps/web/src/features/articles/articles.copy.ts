import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { articlesCatalog } from './catalog.ts'

export const articlesCopy: PageCopy = {
  catalog: articlesCatalog,
  title: msg({ id: 'articles.home.title', message: 'Nos articles' }),
  description: msg({
    id: 'articles.home.description',
    message:
      'Mémoire, sommeil, consultation, recherche : des articles courts et clairs, avec leurs sources et la date de leur relecture.',
  }),
}
