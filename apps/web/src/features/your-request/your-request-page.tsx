import { send } from '@clairmemoire/api-client/calls'
import type { DeviceKey } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { LoadedDisclosure, PrivatePage, ownRequestKey } from '../../private-views/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/site-hooks.ts'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const yourRequestCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'your-request.page.title', message: 'Votre demande' }),
  description: msg({
    id: 'your-request.page.description',
    message: 'Où en est votre demande, quand nous vous appelons, et comment la changer ou l’effacer.',
  }),
}

const requestView = {
  load: async () => (await import('./request/request-view.tsx')).RequestView,
  catalogs: [yourRequestCopy.catalog, callRequestsCatalog, formFlowCatalog],
}

const askLink = {
  load: async () => (await import('./ask-link.tsx')).AskLinkView,
  catalogs: requestView.catalogs,
}

/** Shows the request of a private link or the last request opened on this device; without a request, an explanation. */
export function YourRequestPage({ site, pageText }: PageProps) {
  return (
    <PrivatePage
      site={site}
      title={pageText.title}
      part={ownRequestKey}
      exchange={(given, saved) => exchangeKey(site.api, given, saved)}
      view={requestView}
      opening={msg({ id: 'your-request.looking', message: 'Un instant, nous ouvrons votre demande…' })}
      Without={WithoutRequest}
    />
  )
}

/** Exchanges the key of a mail for a key of this device; returns the given key if the backend issues no other. */
async function exchangeKey(api: SiteContext['api'], id: string, saved: string | undefined): Promise<string> {
  const params = { path: { id } }
  const body = saved === undefined ? {} : { kept: saved }
  const sent = await send<DeviceKey>(async (signal) =>
    (await api()).POST('/api/requests/{id}/device-key', { body, params, signal }),
  )
  return sent.kind === 'confirmed' ? sent.receipt.id : id
}

function WithoutRequest({ site, isErased }: { site: SiteContext; isErased: boolean }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="your-request.page.title">Votre demande</Trans>}
        lead={
          site.settings.smsCountries.length > 0 ? (
            <Trans id="your-request.without.lead-sms">
              Pour voir où en est votre demande, ouvrez le lien privé de notre e-mail ou de notre SMS. Vous ne le
              trouvez pas ? Appelez-⁠nous avec votre référence.
            </Trans>
          ) : (
            <Trans id="your-request.without.lead">
              Pour voir où en est votre demande, ouvrez le lien privé de notre e-mail. Vous ne le trouvez pas ?
              Appelez-⁠nous avec votre référence.
            </Trans>
          )
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
      <LoadedDisclosure
        site={site}
        view={askLink}
        summary={<Trans id="your-request.ask-link.title">Recevoir de nouveau mon lien</Trans>}
      >
        <p>
          <Trans id="your-request.ask-link.by-phone">Appelez-⁠nous au {number}, avec votre référence.</Trans>
        </p>
      </LoadedDisclosure>
    </>
  )
}
