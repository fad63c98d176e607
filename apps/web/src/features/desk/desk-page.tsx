import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { blocksCatalog } from '../../blocks/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { StaffPage } from '../../private-views/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageCopy, PageText } from '../../routing/page-loader.ts'
import { deskCatalog } from './catalog.ts'

export const deskCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.title', message: 'Demandes et appels' }),
  description: msg({ id: 'desk.description', message: 'Qui attend un appel de la clinique, et pour quel jour.' }),
}

const view = {
  load: async () => (await import('./desk-view.tsx')).DeskView,
  catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog, blocksCatalog],
}

/** The start page of the staff: it shows no personal data before the backend has confirmed the session. */
export function DeskPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  return (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="desk.looking">Un instant, nous ouvrons la liste…</Trans>}
    />
  )
}
