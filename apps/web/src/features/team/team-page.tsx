import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { StaffPage } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { teamCatalog } from './catalog.ts'

const view = {
  load: async () => (await import('./team-view.tsx')).TeamView,
  catalogs: [teamCatalog, formFlowCatalog],
}

/** Who may sign in, for administrators: the backend shows it to nobody else. */
export function TeamPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  return (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="team.looking">Un instant, nous ouvrons la liste…</Trans>}
    />
  )
}
