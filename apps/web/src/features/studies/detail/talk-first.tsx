import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs } from '@clairmemoire/ui/arcs'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../../platform/site/use-site.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import type { Talk } from './talk-first.copy.ts'
import { WayOn } from './way-on.tsx'

/** The way to a person: the questions first, or the telephone at once. */
export function TalkFirst({ name, drawing, title, texts, finder, registration, news, answers }: Talk) {
  const { contactPhone } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <Arcs drawing={drawing} />
      <Prose>
        <h2>{title}</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Actions>
          <WayOn {...finder} />
          {registration ? <WayOn kind="quiet" {...registration} /> : <WayOn kind="quiet" {...news} />}
        </Actions>
        <p>
          <Trans id="studies.talk.phone">
            Ou appelez-⁠nous au <a href={`tel:${contactPhone}`}>{phone}</a> et parlez-nous de {name}.
          </Trans>
        </p>
        <LinkList
          links={[
            ...(registration
              ? [
                  <PageLink key="news" to="/your-news">
                    {news.text}
                  </PageLink>,
                ]
              : []),
            <PageLink key="answers" to="/privacy-policy">
              {answers}
            </PageLink>,
          ]}
        />
      </Prose>
    </Panel>
  )
}
