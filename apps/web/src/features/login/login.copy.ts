import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { loginCatalog } from './catalog.ts'

export const loginCopy: PageCopy = {
  catalog: loginCatalog,
  title: msg({ id: 'login.title', message: 'Se connecter' }),
  description: msg({
    id: 'login.description',
    message:
      'Pour les personnes qui travaillent à la clinique. Les visiteurs n’ont pas besoin de compte. Remplissez les deux champs. Vous restez connecté une journée au plus, ou 20 heures sans rien faire.',
  }),
}
