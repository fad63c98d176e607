import { Prose } from '@clairmemoire/ui/prose'
import { Split } from '@clairmemoire/ui/split'
import { useLingui } from '@lingui/react/macro'
import { cautions } from './cautions.copy.ts'

/** What every reader of the list of studies should know. */
export function Cautions() {
  const { i18n } = useLingui()
  return (
    <Split
      beside={
        <Prose>
          <ul>
            {cautions.points.map((point) => (
              <li key={point.id}>{i18n._(point)}</li>
            ))}
          </ul>
        </Prose>
      }
    >
      <h2 id="cautions">{i18n._(cautions.title)}</h2>
      <p>{i18n._(cautions.talk)}</p>
    </Split>
  )
}
