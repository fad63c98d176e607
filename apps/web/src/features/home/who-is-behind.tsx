import { formatPhone } from '@clairmemoire/i18n/phone'
import { Arcs, type Drawing } from '@clairmemoire/ui/arcs'
import { Panel } from '@clairmemoire/ui/panel'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'

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
