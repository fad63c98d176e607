import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { criteriaCatalog } from '../../../criteria/index.ts'
import { formFlowCatalog } from '../../../form-flow/index.ts'
import { StaffPage } from '../../../private-views/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageCopy, PageText } from '../../../routing/page-loader.ts'
import { studyEntriesCatalog } from '../../../study-entries/index.ts'
import { deskCatalog } from '../catalog.ts'

export const studiesCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.studies.title', message: 'Chiffres des études' }),
  description: msg({
    id: 'desk.studies.description',
    message: 'Ce que deviennent les appels au sujet de chaque étude, semaine par semaine.',
  }),
}

const view = {
  load: async () => (await import('./studies-view.tsx')).StudiesView,
  catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog, studyEntriesCatalog],
}

/** The figures of the studies; the backend refuses them to callers. */
export function StudiesPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  return (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="desk.studies.looking">Un instant, nous ouvrons les chiffres…</Trans>}
    />
  )
}
