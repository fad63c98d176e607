import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { StaffPage } from '../../private-views/index.ts'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const teamCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'team.title', message: 'Équipe' }),
  description: msg({ id: 'team.description', message: 'Qui peut se connecter, et ce que chaque personne peut faire.' }),
}

const view = {
  load: async () => (await import('./team-view.tsx')).TeamView,
  catalogs: [teamCopy.catalog, formFlowCatalog],
}

/** The accounts of the staff; the backend sends them only to administrators. */
export function TeamPage({ site, pageText }: PageProps) {
  return (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="team.looking">Un instant, nous ouvrons la liste…</Trans>}
    />
  )
}
