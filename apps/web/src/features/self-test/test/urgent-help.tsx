import type { Locale } from '@clairmemoire/domain/locale'
import { buttonClass } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'

/** Said at once, in place, where no page of its own stops the test: whom to call now. */
export function UrgentHelp() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" announce title={t({ id: 'self-test.urgent.title', message: 'Appelez maintenant' })}>
      <p>
        <Trans id="self-test.urgent.call">
          Un changement qui vient d’un coup doit être vu tout de suite. En France, appelez le <a href="tel:15">15</a> ou
          le <a href="tel:112">112</a>. Aux États-Unis, appelez le <a href="tel:911">911</a>.
        </Trans>
      </p>
      <p>
        <Trans id="self-test.urgent.more">
          <PageLink to="/help-now">Tous les signes et les numéros</PageLink>. Vos réponses restent ici : vous pourrez
          continuer après.
        </Trans>
      </p>
    </Notice>
  )
}

/** Whom to call now, the numbers of the country of the site first: the page that stops the test. */
export function EmergencyCall({ locale }: { locale: Locale }) {
  const number = { fr: '15', en: '911' }[locale]
  return (
    <>
      <p>
        <Trans id="self-test.stop.text">
          Un changement qui vient d’un coup doit être vu tout de suite, même s’il semble passer. Ne conduisez pas.
          Restez avec quelqu’un si vous le pouvez.
        </Trans>
      </p>
      <p>
        <a href={`tel:${number}`} className={buttonClass('primary')}>
          <Trans id="self-test.stop.call">Appeler le {number}</Trans>
        </a>
      </p>
      {locale === 'fr' ? (
        <p>
          <Trans id="self-test.stop.fr">
            Ou le <a href="tel:112">112</a>, partout en Europe. Si vous ne pouvez pas parler, envoyez un SMS au 
            <a href="sms:114">114</a>. Aux États-Unis : <a href="tel:911">911</a>.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans id="self-test.stop.en">
            Si vous ne pouvez pas parler, envoyez un SMS au <a href="sms:911">911</a>. En France :{' '}
            <a href="tel:15">15</a> ou <a href="tel:112">112</a>.
          </Trans>
        </p>
      )}
    </>
  )
}
