import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../routing/page-link.tsx'

export function GoodToKnow() {
  return (
    <Section tone="sand" labelledBy="good-to-know">
      <Split beside={<HelpNow />}>
        <h2 id="good-to-know">
          <Trans id="home.good-to-know.title">Bon à savoir</Trans>
        </h2>
        <Prose>
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
          </ul>
        </Prose>
      </Split>
    </Section>
  )
}

function HelpNow() {
  return (
    <Panel tone="deep">
      <h2>
        <Trans id="home.help-now.title">Un trouble qui vient d’un coup ?</Trans>
      </h2>
      <p>
        <Trans id="home.good-to-know.emergency">
          Confusion soudaine, difficulté à parler, un côté du corps qui ne répond plus : appelez tout de suite le 15 ou
          le 112.
        </Trans>
      </p>
      <Actions>
        <PageLink to="/help-now" className={buttonClass('sun')}>
          <Trans id="home.help-now.link">De l’aide, maintenant</Trans>
        </PageLink>
      </Actions>
    </Panel>
  )
}
