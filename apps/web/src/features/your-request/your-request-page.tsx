import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, ownRequest, useKeptKey, useLoadedView } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'
import { yourRequestCatalog } from './catalog.ts'
import { ownKeyFor } from './your-request.queries.ts'

interface YourRequestPageProps {
  site: SiteContext
  title: string
}

const requestView = {
  load: async () => (await import('./request/request-view.tsx')).RequestView,
  catalogs: [yourRequestCatalog, callRequestsCatalog, formFlowCatalog],
}

const askLink = {
  load: async () => (await import('./ask-link.tsx')).AskLink,
  catalogs: requestView.catalogs,
}

const opening = (
  <OpeningView>
    <Trans id="your-request.looking">Un instant, nous ouvrons votre demande…</Trans>
  </OpeningView>
)

/** The request that a private link names, or that this device opened last; without one, how to get there. */
export function YourRequestPage({ site, title }: YourRequestPageProps) {
  const { known, forget } = useKeptKey(site, ownRequest, (given, kept) => ownKeyFor(site.api, given, kept))
  const id = known.kind === 'known' ? known.id : undefined
  const loaded = useLoadedView(site, id !== undefined, requestView)
  const [isAsked, setAsked] = useState(false)
  const asked = useLoadedView(site, isAsked, askLink)
  if (id === undefined)
    return known.kind === 'asking' ? (
      opening
    ) : (
      <WithoutRequest
        isErased={known.kind === 'erased'}
        askLink={asked && <asked.View site={site} />}
        onAskLink={() => setAsked(true)}
      />
    )
  return loaded ? (
    <loaded.View
      key={id}
      site={site}
      client={loaded.client}
      id={id}
      opening={opening}
      title={title}
      onForget={forget}
    />
  ) : (
    opening
  )
}

interface WithoutRequestProps {
  isErased: boolean
  /** Asks for the link by mail; undefined until it is loaded. */
  askLink: ReactNode
  onAskLink: () => void
}

/** What this page is for and how to get there: readable before and without JavaScript. */
function WithoutRequest({ isErased, askLink, onAskLink }: WithoutRequestProps) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="your-request.page.title">Votre demande</Trans>}
        lead={
          <Trans id="your-request.without.lead">
            Pour voir où en est votre demande, ouvrez le lien privé de notre e-mail. Vous ne le trouvez pas ?
            Appelez-⁠nous avec votre référence.
          </Trans>
        }
        actions={
          <Actions>
            <a href={`tel:${phone}`} className={buttonClass('primary')}>
              <Trans id="your-request.call">Appeler le {number}</Trans>
            </a>
          </Actions>
        }
      >
        {isErased ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="your-request.erased">
                Tout est effacé : votre demande et vos coordonnées, ici et chez nous. Personne ne vous appellera.
              </Trans>
            </p>
          </Notice>
        ) : null}
      </Hero>
      <Section width="column">
        <Disclosure
          summary={<Trans id="your-request.ask-link.title">Recevoir de nouveau mon lien</Trans>}
          onOpen={onAskLink}
        >
          {askLink ?? (
            <p>
              <Trans id="your-request.ask-link.by-phone">Appelez-⁠nous au {number}, avec votre référence.</Trans>
            </p>
          )}
        </Disclosure>
      </Section>
    </>
  )
}
