import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

/** Stands for the moment in which the request is fetched. */
export function Looking() {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>
        <Trans id="your-request.looking">Un instant, nous ouvrons votre demande…</Trans>
      </h1>
    </Section>
  )
}
