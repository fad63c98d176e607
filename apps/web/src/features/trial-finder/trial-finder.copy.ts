import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { trialFinderCatalog } from './catalog.ts'

export const trialFinderCopy: PageCopy = {
  catalog: trialFinderCatalog,
  title: msg({ id: 'trial-finder.page.title', message: 'Trouver un essai clinique' }),
  description: msg({
    id: 'trial-finder.page.description',
    message:
      'Quelques questions simples, pour vous ou pour un proche, afin de savoir si une étude sur la mémoire peut vous correspondre.',
  }),
}
