import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../../routing/page-copy.ts'
import { studiesCatalog } from '../catalog.ts'

export const studiesCopy: PageCopy = {
  catalog: studiesCatalog,
  title: msg({ id: 'studies.home.title', message: 'Essais cliniques sur la mémoire' }),
  description: msg({
    id: 'studies.home.description',
    message:
      'Les études de recherche sur la mémoire présentées simplement : à qui elles s’adressent, ce qu’elles demandent et où elles en sont.',
  }),
}
