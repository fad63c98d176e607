import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

/** Stands for the moment in which the questions are fetched. */
export function Opening() {
  return (
    <Section width="column">
      <output>
        <Trans id="trial-finder.opening">Un instant, nous ouvrons la page…</Trans>
      </output>
    </Section>
  )
}
