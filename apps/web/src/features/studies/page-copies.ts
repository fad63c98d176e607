import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { studiesCatalog } from './catalog.ts'

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
  title: msg({ id: 'studies.home.title', message: 'Essais cliniques sur la mémoire' }),
  description: msg({
    id: 'studies.home.description',
    message:
      'Les études de recherche sur la mémoire présentées simplement : à qui elles s’adressent, ce qu’elles demandent et où elles en sont.',
  }),
}
