import { type Catalog, joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The page is French in either catalog: the English site has none, so it asks for no words of its own. */
const french = () => import('./locales/fr.po')

export const programmeCatalog: Catalog = { fr: french, en: french }

export const programmeCopy: PageCopy = {
  catalog: joinCatalogs(formFlowCatalog, callRequestsCatalog, programmeCatalog),
  title: msg({ id: 'programme.page.title', message: 'Recevoir des nouvelles de MemHop' }),
  description: msg({
    id: 'programme.page.description',
    message: 'MemHop vous intéresse ? Laissez votre adresse e-mail : nous vous disons comment il se passe.',
  }),
}

export { ProgrammeOutcome } from './programme-outcome.tsx'
export { ProgrammePage } from './programme-page.tsx'
