import type { StudyCode } from '@clairmemoire/domain/study'
import { studyName } from '@clairmemoire/studies/catalogue'
import { Trans } from '@lingui/react/macro'

/** Names the study that a page of a form is about. */
export function StudyInQuestion({ trial }: { trial: StudyCode | undefined }) {
  if (trial === undefined) return null
  const name = studyName(trial)
  return (
    <p>
      <Trans id="trial-finder.study-in-question">
        Étude : <strong>{name}</strong>
      </Trans>
    </p>
  )
}
