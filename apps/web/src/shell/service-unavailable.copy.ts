import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../routing/page-loader.ts'
import { shellCatalog } from './catalog.ts'

export const serviceUnavailableCopy: PageCopy = {
  catalog: shellCatalog,
  title: msg({ id: 'shell.unavailable.title', message: 'Service momentanément indisponible' }),
  description: msg({
    id: 'shell.unavailable.description',
    message: 'Le service est très demandé en ce moment. Réessayez un peu plus tard.',
  }),
}
