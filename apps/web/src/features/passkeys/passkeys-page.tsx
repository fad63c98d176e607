import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { StaffPage } from '../../private-views/index.ts'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const passkeysCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'passkeys.title', message: 'Mes clés de connexion' }),
  description: msg({
    id: 'passkeys.description',
    message: 'Une clé confirme que c’est bien vous, après le mot de passe.',
  }),
}

const view = {
  load: async () => (await import('./passkeys-view.tsx')).PasskeysView,
  catalogs: [passkeysCopy.catalog, formFlowCatalog],
}

/** The passkeys of the logged-in user. */
export function PasskeysPage({ site, pageText }: PageProps) {
  return (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="passkeys.looking">Un instant, nous ouvrons la page…</Trans>}
    />
  )
}
