import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-copy.ts'
import { cookieSettingsCatalog } from './catalog.ts'

export const cookieSettingsCopy: PageCopy = {
  catalog: cookieSettingsCatalog,
  title: msg({ id: 'cookie-settings.title', message: 'Gérer mes cookies' }),
  description: msg({
    id: 'cookie-settings.description',
    message: 'Choisissez ce que vous acceptez, changez d’avis quand vous voulez.',
  }),
}
