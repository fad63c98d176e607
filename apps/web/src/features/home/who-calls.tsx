import { formatPhone } from '@clairmemoire/i18n/phone'
import { Arcs, type Drawing } from '@clairmemoire/ui/arcs'
import { Panel } from '@clairmemoire/ui/panel'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'

/** Their role, and their first name once the operator gives one. */
export function WhoCalls({ drawing }: { drawing: Drawing }) {
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
