import type { AccordionEntry } from '@clairmemoire/ui/accordion'
import type { Recommendation } from '@clairmemoire/api-client/schema'
import { emergencyNumbers, localeOfCountry } from '@clairmemoire/domain/country'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Prose } from '@clairmemoire/ui/prose'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite, useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { evidenceLabels } from './levels.copy.ts'

/** The recommendations as entries to unfold, with the reason for this person, the strength of the evidence, and the source. */
export function useAdvice({ advice }: Pick<Recommendation, 'advice'>): AccordionEntry[] {
  const { t, i18n } = useLingui()
  return advice.map(({ id, title, text, why, evidence, source, help }) => ({
    id: `advice-${id}`,
    title,
    content: (
      <Prose>
        <p>{text}</p>
        {help ? <Help kind={help} /> : null}
        <p>
          <strong>
            <Trans id="recommendations.advice.why">Pourquoi :</Trans>
          </strong>{' '}
          {why}
        </p>
        <Tag>{i18n._(evidenceLabels[evidence])}</Tag>
        <div>
          <OutwardLink href={source.href} note={t({ id: 'recommendations.advice.other-site', message: 'autre site' })}>
            {source.title}
          </OutwardLink>
        </div>
      </Prose>
    ),
  }))
}

/** A link to all emergency numbers; for `crisis_line`, also a link that calls the crisis line of the visitor's country (R0-63). */
function Help({ kind }: { kind: 'crisis_line' | 'help_now' }) {
  const { locale } = useSite()
  const country = useVisitorCountry()
  const number = emergencyNumbers[country].crisis
  return (
    <Actions>
      {kind === 'crisis_line' ? (
        <a href={`tel:${number}`} className={buttonClass('primary')}>
          {localeOfCountry(country) === locale ? (
            <Trans id="recommendations.call">Appeler le {number}</Trans>
          ) : (
            <Trans id="recommendations.call.other-language">Appeler le {number} (en anglais)</Trans>
          )}
        </a>
      ) : null}
      <PageLink to="/help-now" className={buttonClass('quiet')}>
        <Trans id="recommendations.advice.help-now">De l’aide, maintenant</Trans>
      </PageLink>
    </Actions>
  )
}
