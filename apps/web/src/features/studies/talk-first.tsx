import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/use-site.ts'

/** The way to a person: the questions first, or the telephone at once. */
export function TalkFirst({ name, slug }: { name: string; slug: string }) {
  const { contactPhone } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <Prose>
        <h2>
          <Trans id="studies.talk.title">Parlez-en d’abord avec nous</Trans>
        </h2>
        <p>
          <Trans id="studies.talk.text">
            Répondez à quelques questions, puis choisissez un appel gratuit de 10 minutes. Il est confidentiel et sans
            engagement.
          </Trans>
        </p>
        <Actions>
          <Link to="/trial-finder" search={{ trial: slug }} className={buttonClass('primary')}>
            <Trans id="studies.talk.finder">Commencer les questions</Trans>
          </Link>
        </Actions>
        <p>
          <Trans id="studies.talk.phone">
            Ou appelez-⁠nous au <a href={`tel:${contactPhone}`}>{phone}</a> et parlez-nous de {name}.
          </Trans>
        </p>
      </Prose>
    </Panel>
  )
}
