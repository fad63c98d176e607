import { formatPhone } from '@clairmemoire/i18n/phone'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'

/** For a reader whom the text has worried: a person to talk to, and what cannot wait. */
export function HelpNow() {
  const { contactPhone } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Section tone="mist" labelledBy="help-now">
      <Prose>
        <h2 id="help-now">
          <Trans id="articles.help.title">Besoin d’en parler maintenant ?</Trans>
        </h2>
        <p>
          <Trans id="articles.help.phone">
            Appelez-⁠nous au <a href={`tel:${contactPhone}`}>{phone}</a>. Nous prenons le temps de vous écouter.
          </Trans>
        </p>
        <p>
          <Trans id="articles.help.emergency">
            Un trouble soudain de la parole, de la force ou des idées : appelez tout de suite le <a href="tel:15">15</a>{' '}
            ou le <a href="tel:112">112</a>. Si vous entendez ou parlez difficilement, envoyez un message au 
            <a href="sms:114">114</a>.
          </Trans>
        </p>
      </Prose>
    </Section>
  )
}
