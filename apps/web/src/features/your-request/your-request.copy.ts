import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { yourRequestCatalog } from './catalog.ts'

export const yourRequestCopy: PageCopy = {
  catalog: yourRequestCatalog,
  title: msg({ id: 'your-request.page.title', message: 'Votre demande' }),
  description: msg({
    id: 'your-request.page.description',
    message: 'Où en est votre demande, quand nous vous appelons, et comment la changer ou l’effacer.',
  }),
}
