import type { Locale } from '@clairmemoire/domain/locale'
import { SampleStrip } from '@clairmemoire/ui/banner'
import { ConsentBanner, ConsentStatus } from '@clairmemoire/ui/consent-banner'
import { SkipLink } from '@clairmemoire/ui/skip-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { consentForm } from '../../platform/consent/consent-form.ts'
import { publicPath } from '../../routing/public-paths.ts'
import { pageOf } from '../../routing/site-map.ts'

/** The id of the main content. */
export const contentId = 'content'

interface BeforePageProps {
  locale: Locale
  asksConsent: boolean
  isSample: boolean
}

/**
 * The markup before every page, which React does not hydrate: the skip link, the cookie banner if needed (R2-90, R4-31), and the notice of
 * a site with samples.
 */
export function BeforePage({ locale, asksConsent, isSample }: BeforePageProps) {
  const { t } = useLingui()
  return (
    <>
      <SkipLink target={contentId}>
        <Trans id="shell.skip">Aller au contenu</Trans>
      </SkipLink>
      {asksConsent && (
        <>
          <ConsentBanner
            {...consentForm}
            texts={{
              title: t({ id: 'shell.consent.title', message: 'Nous utilisons des cookies' }),
              text: t({
                id: 'shell.consent.text',
                message: 'Les acceptez-vous pour mesurer et personnaliser votre visite ?',
              }),
              accept: t({ id: 'shell.consent.accept', message: 'Accepter' }),
              refuse: t({ id: 'shell.consent.refuse', message: 'Continuer sans accepter' }),
            }}
            settings={
              <a href={publicPath(pageOf('CookieSettings'), locale)}>
                <Trans id="shell.consent.settings">En savoir plus</Trans>
              </a>
            }
          />
          <ConsentStatus
            id={consentForm.statusId}
            saved={t({
              id: 'shell.consent.saved',
              message: 'Votre choix est enregistré. Vous pouvez le changer en bas de chaque page.',
            })}
            closeLabel={t({ id: 'shell.consent.close', message: 'Fermer' })}
          />
        </>
      )}
      {isSample && (
        <SampleStrip firstWords={<Trans id="shell.sample.short">Site d’exemple</Trans>}>
          <Trans id="shell.sample">
            <span>Site d’exemple :</span> clinique, lieux et recrutement inventés. Les numéros d’urgence sont vrais.
          </Trans>
        </SampleStrip>
      )}
    </>
  )
}
