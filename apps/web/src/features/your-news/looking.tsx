import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

/** Stands for the moment in which the news are fetched. */
export function Looking() {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>
        <Trans id="your-news.looking">Un instant, nous ouvrons vos nouvelles…</Trans>
      </h1>
    </Section>
  )
}
