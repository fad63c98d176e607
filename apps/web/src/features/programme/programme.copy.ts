import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { programmeCatalog } from './catalog.ts'

export const programmeCopy: PageCopy = {
  catalog: programmeCatalog,
  title: msg({ id: 'programme.page.title', message: 'Recevoir des nouvelles de MemHop' }),
  description: msg({
    id: 'programme.page.description',
    message: 'MemHop vous intéresse ? Laissez votre adresse e-mail : nous vous disons comment il se passe.',
  }),
}
