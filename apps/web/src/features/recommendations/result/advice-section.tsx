import type { Recommendation } from '@clairmemoire/api-client/schema'
import { emergencyNumbers } from '@clairmemoire/domain/country'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { evidenceLabels } from './levels.copy.ts'

/** Each recommendation with why for this person, how sure research is, and its source. */
export function AdviceSection({ advice }: Pick<Recommendation, 'advice'>) {
  const { t, i18n } = useLingui()
  return (
    <CardList>
      {advice.map(({ id, title, text, why, evidence, source, help }) => (
        <Card
          key={id}
          tag={<Tag>{i18n._(evidenceLabels[evidence])}</Tag>}
          title={title}
          action={
            <OutwardLink
              href={source.href}
              note={t({ id: 'recommendations.advice.other-site', message: 'autre site' })}
            >
              {source.title}
            </OutwardLink>
          }
        >
          <p>{text}</p>
          {help ? <Help kind={help} /> : null}
          <p>
            <strong>
              <Trans id="recommendations.advice.why">Pourquoi :</Trans>
            </strong>{' '}
            {why}
          </p>
        </Card>
      ))}
    </CardList>
  )
}

/** Whom to reach at once: the line of their country for people in a crisis, or every number. */
function Help({ kind }: { kind: 'crisis_line' | 'help_now' }) {
  const number = emergencyNumbers[useVisitorCountry()].crisis
  return (
    <Actions>
      {kind === 'crisis_line' ? (
        <a href={`tel:${number}`} className={buttonClass('primary')}>
          <Trans id="recommendations.call">Appeler le {number}</Trans>
        </a>
      ) : null}
      <PageLink to="/help-now" className={buttonClass('quiet')}>
        <Trans id="recommendations.advice.help-now">De l’aide, maintenant</Trans>
      </PageLink>
    </Actions>
  )
}
