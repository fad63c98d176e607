import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../../routing/page-copy.ts'
import { studiesCatalog } from '../catalog.ts'

export const comparisonCopy: PageCopy = {
  catalog: studiesCatalog,
  title: msg({ id: 'studies.comparison.title', message: 'Garder et comparer des études' }),
  description: msg({
    id: 'studies.comparison.description',
    message: 'Deux ou trois études côte à côte : à qui elles s’adressent et ce qu’elles demandent.',
  }),
}
