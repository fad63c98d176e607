import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

/** Stands for the moment in which the requests are fetched. */
export function LookingAtDesk() {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>
        <Trans id="desk.looking">Un instant, nous ouvrons la liste…</Trans>
      </h1>
    </Section>
  )
}
