import { formatPhone } from '@clairmemoire/i18n/phone'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'

export function GoodToKnow() {
  const { contactPhone, contactEmail } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Section tone="sand" labelledBy="good-to-know">
      <Prose>
        <h2 id="good-to-know">
          <Trans id="home.good-to-know.title">Bon à savoir</Trans>
        </h2>
        <ul>
          <li>
            <Trans id="home.good-to-know.no-diagnosis">
              Ce site informe et oriente. Il ne pose pas de diagnostic et ne remplace pas un médecin.
            </Trans>
          </li>
          <li>
            <Trans id="home.good-to-know.investigational">
              Un traitement à l’étude n’a pas encore fait ses preuves.
            </Trans>
          </li>
          <li>
            <Trans id="home.good-to-know.team">
              Seule l’équipe d’une étude peut confirmer que vous pouvez y participer.
            </Trans>
          </li>
          <li>
            <Trans id="home.good-to-know.emergency">
              Confusion soudaine, difficulté à parler, un côté du corps qui ne répond plus : appelez tout de suite le 15
              ou le 112.
            </Trans>
          </li>
        </ul>
        <h3>
          <Trans id="home.help.title">Vous préférez parler à quelqu’un ?</Trans>
        </h3>
        <p>
          <Trans id="home.help.text">
            Appelez-⁠nous au <a href={`tel:${contactPhone}`}>{phone}</a> ou écrivez à{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </Trans>
        </p>
      </Prose>
    </Section>
  )
}
