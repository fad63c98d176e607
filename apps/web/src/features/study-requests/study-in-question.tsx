import { studyName } from '@clairmemoire/studies/catalogue'
import { Trans } from '@lingui/react/macro'

/** Names the study that a request is about; nothing where it is about none. */
export function StudyInQuestion({ trial }: { trial: string | undefined }) {
  if (trial === undefined) return null
  const name = studyName(trial)
  return (
    <p>
      <Trans id="study-requests.study-in-question">
        Étude : <strong>{name}</strong>
      </Trans>
    </p>
  )
}
