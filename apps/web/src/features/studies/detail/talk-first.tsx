import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs } from '@clairmemoire/ui/arcs'
import { buttonClass } from '@clairmemoire/ui/button'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../platform/site/use-site.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import type { Caller } from './talk-first.copy.ts'

/** The way to a person: the questions first, or the telephone at once. */
export function TalkFirst({ name, slug, caller }: { name: string; slug: string; caller: Caller }) {
  const { contactPhone } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <Arcs drawing={caller.drawing} />
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
        <p>{caller.text}</p>
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
        <LinkList
          links={[
            <PageLink key="answers" to="/privacy-policy">
              <Trans id="studies.talk.answers">Que deviennent mes réponses ?</Trans>
            </PageLink>,
          ]}
        />
      </Prose>
    </Panel>
  )
}
