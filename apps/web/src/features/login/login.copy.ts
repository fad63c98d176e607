import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { loginCatalog } from './catalog.ts'

export const loginCopy: PageCopy = {
  catalog: loginCatalog,
  title: msg({ id: 'login.title', message: 'Se connecter' }),
  description: msg({
    id: 'login.description',
    message: 'Pour l’équipe de la clinique.',
  }),
}
