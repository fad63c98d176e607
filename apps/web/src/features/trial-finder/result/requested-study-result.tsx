import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import { studyName } from '@clairmemoire/studies/catalogue'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'

interface RequestedStudyResultProps {
  trial: StudyCode
  studies: readonly StudyAssessment[]
}

/** Says of the study that the visitor came for that it does not suit, or that it was not compared; otherwise the list says it. */
export function RequestedStudyResult({ trial, studies }: RequestedStudyResultProps) {
  const study = studies.find(({ trial_code }) => trial_code === trial)
  if (study !== undefined && study.outcome !== 'no_match') return null
  const name = studyName(trial)
  return (
    <Notice tone="info">
      <p>
        {study === undefined || study.reason === 'no_site_in_country' ? (
          <Trans id="trial-finder.result.requested-abroad">
            L’étude {name}, que vous avez lue, n’a pas de lieu dans le pays que vous avez indiqué.
          </Trans>
        ) : study.reason === 'criteria' ? (
          <Trans id="trial-finder.result.requested-criteria">
            L’étude {name}, que vous avez lue, ne correspond pas à vos réponses. Les raisons sont plus bas.
          </Trans>
        ) : (
          <Trans id="trial-finder.result.requested-closed">
            L’étude {name}, que vous avez lue, ne recrute pas pour le moment.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
