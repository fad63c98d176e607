import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

/** Stands for the moment in which the result is fetched. */
export function Looking() {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>
        <Trans id="recommendations.looking">Un instant, nous ouvrons votre résultat…</Trans>
      </h1>
    </Section>
  )
}
