import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { yourNewsCatalog } from './catalog.ts'

export const yourNewsCopy: PageCopy = {
  catalog: yourNewsCatalog,
  title: msg({ id: 'your-news.page.title', message: 'Vos nouvelles' }),
  description: msg({
    id: 'your-news.page.description',
    message: 'Recevez un e-mail quand une étude ouvre, confirmez votre adresse, ou ne recevez plus rien.',
  }),
}
