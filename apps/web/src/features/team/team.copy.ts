import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { teamCatalog } from './catalog.ts'

export const teamCopy: PageCopy = {
  catalog: teamCatalog,
  title: msg({ id: 'team.title', message: 'Équipe' }),
  description: msg({ id: 'team.description', message: 'Qui peut se connecter, et ce que chaque personne peut faire.' }),
}
