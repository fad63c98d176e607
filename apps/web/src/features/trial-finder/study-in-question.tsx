import { Trans } from '@lingui/react/macro'
import type { FinderDraft } from './finder-draft.ts'

/** Names the study that a page of a form is about. */
export function StudyInQuestion({ trial, trialName: name = trial }: Pick<FinderDraft, 'trial' | 'trialName'>) {
  if (name === undefined) return null
  return (
    <p>
      <Trans id="trial-finder.study-in-question">
        Étude : <strong>{name}</strong>
      </Trans>
    </p>
  )
}
