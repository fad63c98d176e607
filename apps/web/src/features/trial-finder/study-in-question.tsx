import { Trans } from '@lingui/react/macro'
import type { FinderDraft } from './finder-draft.ts'

type Studies = Pick<FinderDraft, 'trial' | 'trialName' | 'further'>

/** Names the study that a form is about, and the other studies of the same call. */
export function StudyInQuestion({ trial, trialName = trial, further = [] }: Studies) {
  if (trialName === undefined) return null
  const name = [trialName, ...further.map((other) => other.name)].join(', ')
  return (
    <p>
      <Trans id="trial-finder.study-in-question">
        Étude : <strong>{name}</strong>
      </Trans>
    </p>
  )
}
