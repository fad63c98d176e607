import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'
import { evidenceLabels } from './levels.copy.ts'

/** Each recommendation with why for this person, how sure research is, and its source. */
export function AdviceSection({ advice, locale }: Pick<Recommendation, 'advice' | 'locale'>) {
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
          {help ? <Help kind={help} locale={locale} /> : null}
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

/** Whom to reach at once: the line for people in a crisis of the country of the site, or every number. */
function Help({ kind, locale }: { kind: 'crisis_line' | 'help_now'; locale: Locale }) {
  const number = { fr: '3114', en: '988' }[locale]
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
