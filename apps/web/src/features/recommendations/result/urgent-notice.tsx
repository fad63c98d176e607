import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'

/** Before all else, where something came all of a sudden: a result must not make it wait. */
export function UrgentNotice({ urgent }: { urgent: NonNullable<Recommendation['urgent']> }) {
  return (
    <Section>
      <Notice tone="warning" title={urgent.title}>
        <p>{urgent.text}</p>
        <p>
          <Trans id="recommendations.urgent.numbers">
            En France : <a href="tel:15">15</a> ou <a href="tel:112">112</a>. Aux États-Unis : <a href="tel:911">911</a>
            . <PageLink to="/help-now">Tous les signes et les numéros</PageLink>
          </Trans>
        </p>
      </Notice>
    </Section>
  )
}
