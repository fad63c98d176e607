import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { openingCatalog } from '../../form-flow/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The messages of the test's pages; the questions come with their own texts. */
export const selfTestCopy: PageCopy = {
  catalog: joinCatalogs(openingCatalog, {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  }),
  title: msg({ id: 'self-test.page.title', message: 'Testez votre mémoire' }),
  description: msg({
    id: 'self-test.page.description',
    message:
      'Des questions simples sur la mémoire de tous les jours, pour vous ou pour un proche. Elles aident à choisir la prochaine étape.',
  }),
}

export { SelfTestPage } from './self-test-page.tsx'
