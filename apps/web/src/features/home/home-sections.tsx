import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs, type Drawing } from '@clairmemoire/ui/arcs'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'

export function ForWhom({ people }: { people: HomePageData['forWhom'] }) {
  return (
    <Section labelledBy="for-whom">
      <h2 id="for-whom">
        <Trans id="home.for-whom.title">Par où commencer ?</Trans>
      </h2>
      <CardList>
        {people.map(({ drawing, to, title, text, label }) => (
          <Card key={to} tag={<Arcs drawing={drawing} />} title={title} action={<PageLink to={to}>{label}</PageLink>}>
            <p>{text}</p>
          </Card>
        ))}
      </CardList>
    </Section>
  )
}

export function WhoIsBehind({ ways, caller }: { ways: HomePageData['behind']; caller: HomePageData['caller'] }) {
  return (
    <Section labelledBy="behind">
      <Split beside={<WhoCalls drawing={caller} />}>
        <h2 id="behind">
          <Trans id="home.behind.title">Qui est derrière ce site</Trans>
        </h2>
        <Stack>
          {ways.map(({ to, title, text, label }) => (
            <div key={to}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="card__action">
                <PageLink to={to}>{label}</PageLink>
              </p>
            </div>
          ))}
        </Stack>
      </Split>
    </Section>
  )
}

/** Their role, and their first name once the operator gives one. */
function WhoCalls({ drawing }: { drawing: Drawing }) {
  const { callerFirstName, contactPhone } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <Arcs drawing={drawing} />
      <h3>
        {callerFirstName === undefined ? (
          <Trans id="home.caller.title">La personne qui vous appelle</Trans>
        ) : (
          <Trans id="home.caller.name">{callerFirstName}, la personne qui vous appelle</Trans>
        )}
      </h3>
      <p>
        <Trans id="home.caller.text">
          Elle fait partie de l’équipe des appels. Elle prend le temps de vous écouter et répond à vos questions. Elle
          ne pose pas de diagnostic, et vous restez libre de tout.
        </Trans>
      </p>
      <p>
        <Trans id="home.help.text">
          Vous préférez appeler ? Voici notre numéro : <a href={`tel:${contactPhone}`}>{phone}</a>.
        </Trans>
      </p>
    </Panel>
  )
}

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
