import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { passkeysCatalog } from './catalog.ts'

export const passkeysCopy: PageCopy = {
  catalog: passkeysCatalog,
  title: msg({ id: 'passkeys.title', message: 'Mes clés de connexion' }),
  description: msg({
    id: 'passkeys.description',
    message: 'Une clé confirme que c’est bien vous, après le mot de passe.',
  }),
}
