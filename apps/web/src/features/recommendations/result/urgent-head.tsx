import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../../routing/page-link.tsx'

interface UrgentHeadProps {
  recommendation: Recommendation
  urgent: NonNullable<Recommendation['urgent']>
  tag: ReactNode
}

/** Stands in place of the score where something came all of a sudden: no figure must make it wait. */
export function UrgentHead({ recommendation: { locale }, urgent, tag }: UrgentHeadProps) {
  const number = locale === 'fr' ? '15' : '911'
  return (
    <Hero
      tag={tag}
      title={urgent.title}
      lead={urgent.text}
      actions={
        <Actions>
          <a href={`tel:${number}`} className={buttonClass('sun')}>
            <Trans id="recommendations.call">Appeler le {number}</Trans>
          </a>
          <PageLink to="/help-now" className={buttonClass('quiet')}>
            <Trans id="recommendations.urgent.signs">Tous les signes et les numéros</Trans>
          </PageLink>
        </Actions>
      }
      note={
        <Trans id="recommendations.urgent.numbers">
          En France : <a href="tel:15">15</a> ou <a href="tel:112">112</a>. Aux États-Unis : <a href="tel:911">911</a>.
        </Trans>
      }
    />
  )
}
