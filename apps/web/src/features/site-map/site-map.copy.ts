import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-copy.ts'
import { siteMapCatalog } from './catalog.ts'

export const siteMapCopy: PageCopy = {
  catalog: siteMapCatalog,
  title: msg({ id: 'site-map.title', message: 'Plan du site' }),
  description: msg({ id: 'site-map.description', message: 'Toutes les pages de ce site, rangées par sujet.' }),
}
