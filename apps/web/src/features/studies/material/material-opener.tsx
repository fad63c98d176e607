import type { StudyListings } from '@clairmemoire/api-client/schema'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Trans } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import type { MaterialView } from './material-form.tsx'

interface LoadedForm {
  View: typeof MaterialView
  client: QueryClient
  studies: StudyListings['studies']
}

/** Opens password-protected material. It loads the form on demand; until then, it shows the telephone number. */
export function MaterialOpener() {
  const site: SiteContext = useRouter().options.context
  const phone = formatPhone(useContactPhone())
  const [loaded, setLoaded] = useState<LoadedForm>()

  async function open(): Promise<void> {
    const parts = [import('./material-form.tsx'), import('../../../platform/clients/study-listings.ts')] as const
    const [[{ MaterialView, materialCatalog }, { studyListingsQuery }], client] = await Promise.all([
      Promise.all(parts),
      site.queryClient(),
    ])
    const [{ studies }] = await Promise.all([
      client.fetchQuery(studyListingsQuery(site.api)),
      loadCatalog(site.i18n, materialCatalog),
    ])
    setLoaded({ View: MaterialView, client, studies: studies.filter(({ locale }) => locale === site.locale) })
  }
  return (
    <Disclosure
      summary={<Trans id="studies.material.title">J’ai le mot de passe d’une étude</Trans>}
      onOpen={() => void open().catch(() => undefined)}
    >
      {loaded ? (
        <loaded.View site={site} client={loaded.client} studies={loaded.studies} />
      ) : (
        <p>
          <Trans id="studies.material.phone">
            Il ouvre d’autres documents de l’étude. Si rien ne s’affiche ici, appelez-⁠nous au {phone}.
          </Trans>
        </p>
      )}
    </Disclosure>
  )
}
