import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'
import { studyEntriesCatalog } from '../../study-entries/index.ts'

/** The finder's own messages, those of its forms, of requests for a call, of criteria and of what lists say of studies. */
export const trialFinderCopy: PageCopy = {
  catalog: joinCatalogs(formFlowCatalog, callRequestsCatalog, criteriaCatalog, studyEntriesCatalog, {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  }),
  title: msg({ id: 'trial-finder.page.title', message: 'Trouver une étude' }),
  description: msg({
    id: 'trial-finder.page.description',
    message:
      'Quelques questions simples, pour vous ou pour un proche, afin de savoir si une étude sur la mémoire peut vous correspondre.',
  }),
}

export { TrialFinderPage } from './trial-finder-page.tsx'
