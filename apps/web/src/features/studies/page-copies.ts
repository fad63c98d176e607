import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { blocksCatalog } from '../../blocks/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'
import { studyEntriesCatalog } from '../../study-entries/index.ts'

export const studiesCatalog = joinCatalogs(blocksCatalog, criteriaCatalog, studyEntriesCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})

export const comparisonCopy: PageCopy = {
  catalog: studiesCatalog,
  title: msg({ id: 'studies.comparison.title', message: 'Garder et comparer des études' }),
  description: msg({
    id: 'studies.comparison.description',
    message: 'Deux ou trois études côte à côte : à qui elles s’adressent et ce qu’elles demandent.',
  }),
}

export const studiesCopy: PageCopy = {
  catalog: studiesCatalog,
  title: msg({ id: 'studies.home.title', message: 'Études sur la mémoire' }),
  description: msg({
    id: 'studies.home.description',
    message:
      'Les études de recherche sur la mémoire présentées simplement : à qui elles s’adressent, ce qu’elles demandent et où elles en sont.',
  }),
}
