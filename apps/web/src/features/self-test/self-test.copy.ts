import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { selfTestCatalog } from './catalog.ts'

export const selfTestCopy: PageCopy = {
  catalog: selfTestCatalog,
  title: msg({ id: 'self-test.page.title', message: 'Testez votre mémoire' }),
  description: msg({
    id: 'self-test.page.description',
    message:
      'Des questions simples sur la mémoire de tous les jours, pour vous ou pour un proche. Elles aident à choisir la prochaine étape.',
  }),
}
