import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import type { Step } from '../../../form-flow/index.ts'

/** So many questions are answered in one go by who tires. */
const inOneGo = 10

interface PauseProps {
  steps: readonly Step[]
  /** The step that is shown. */
  at: string | undefined
  /** The answers stay on this device when the page is left. */
  isKept: boolean
}

/** Every ten questions, that the rest can wait. */
export function Pause({ steps, at, isKept }: PauseProps) {
  const seen = steps.findIndex(({ id }) => id === at)
  if (seen <= 0 || seen % inOneGo !== 0 || steps[seen]?.kind !== 'question' || !isKept) return null
  return (
    <Notice tone="info" announce>
      <p>
        <Trans id="self-test.pause">
          Voilà {seen} questions. Vous pouvez vous arrêter ici : vos réponses restent 20 heures sur cet appareil.
        </Trans>
      </p>
    </Notice>
  )
}
