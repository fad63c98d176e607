import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { recommendationsCatalog } from './catalog.ts'

export const recommendationsCopy: PageCopy = {
  catalog: recommendationsCatalog,
  title: msg({ id: 'recommendations.page.title', message: 'Votre score de mémoire et nos recommandations' }),
  description: msg({
    id: 'recommendations.page.description',
    message: 'Le résultat de votre test, ce qui peut aussi jouer sur la mémoire, et des conseils avec leurs raisons.',
  }),
}
