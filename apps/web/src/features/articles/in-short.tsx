import { Panel } from '@clairmemoire/ui/panel'
import { Trans } from '@lingui/react/macro'

export function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <Panel>
      <h2>
        <Trans id="articles.short">En bref</Trans>
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  )
}
