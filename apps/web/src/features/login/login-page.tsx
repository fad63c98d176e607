import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { useLoadedView } from '../../private-views/index.ts'
import { useIsLogged } from '../../platform/site/session-hooks.ts'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const loginCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'login.title', message: 'Se connecter' }),
  description: msg({
    id: 'login.description',
    message: 'Pour les personnes qui travaillent à la clinique. Les visiteurs n’ont pas besoin de compte.',
  }),
}

const form = {
  load: async () => (await import('./login-view.tsx')).LoginView,
  catalogs: [loginCopy.catalog, formFlowCatalog],
}

/** Login for the staff (R2-44, A-03); the route guard redirects users who are already logged in. */
export function LoginPage({ site, pageText }: PageProps) {
  const isWanted = useIsLogged() === false
  const loaded = useLoadedView(site, isWanted, form)
  return (
    <Section width="column">
      <Stack>
        <h1>{pageText.title}</h1>
        <noscript>
          <p>
            <Trans id="login.noscript">Pour se connecter, il faut activer JavaScript dans le navigateur.</Trans>
          </p>
        </noscript>
        {loaded && <loaded.View site={site} client={loaded.client} />}
      </Stack>
    </Section>
  )
}
