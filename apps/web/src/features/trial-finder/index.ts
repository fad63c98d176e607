import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { openingCatalog } from '../../form-flow/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The messages of the finder; `stage-words.ts` has those of its forms. */
export const trialFinderCopy: PageCopy = {
  catalog: joinCatalogs(openingCatalog, {
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
