import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FlowDraft, FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import type { FormStageProps } from './finder-props.ts'
import { useScreeningExits } from './screening-exits.tsx'
import { screeningSteps } from './screening-steps.ts'
import { StudyInQuestion } from './study-in-question.tsx'
import { toRecommendationRequest } from './trial-finder.mapper.ts'
import { askRecommendation, questionnaireQuery } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

export function ScreeningStage({ questionnaire, site, title, kept, goTo, phone }: FormStageProps) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const { locale, api, settings } = site
  const draft = usePlacedDraft('screening', kept.draft.screening)
  const [isOutdated] = useState(isAnsweredInAnotherVersion)
  const exits = useScreeningExits(() => goTo('news'))

  function isAnsweredInAnotherVersion(): boolean {
    const { questionnaireVersion = questionnaire.version, screening } = kept.draft
    return questionnaireVersion !== questionnaire.version && Object.keys(screening.values).length > 0
  }

  /** A result counts for the answers it was received for. */
  function keep(screening: FlowDraft) {
    const isSame = JSON.stringify(screening.values) === JSON.stringify(kept.draft.screening.values)
    kept.update({
      screening,
      ...(isSame ? {} : { result: undefined, questionnaireVersion: questionnaire.version }),
    })
  }

  async function submit({ values }: Submission) {
    const sent = await askRecommendation(api, toRecommendationRequest(questionnaire, values, locale))
    if (sent.kind === 'refused' && sent.fields['questionnaire_version']) {
      await queryClient.invalidateQueries(questionnaireQuery(api, locale))
    }
    return sent
  }

  const actor = useFormFlow({
    stepsOf: (values) => screeningSteps(i18n, questionnaire, values, { siteCountry: settings.country, exits }),
    draft,
    locale,
    submit,
    onDraft: keep,
    onConfirmed: (result) => {
      kept.update({ result })
      goTo('result')
    },
  })
  return (
    <FormFlow
      actor={actor}
      stage="screening"
      pageTitle={title}
      about={<StudyInQuestion trial={kept.draft.trial} />}
      notice={isOutdated ? <OutdatedNotice /> : null}
      keeping={kept.keeping}
      isSent={kept.draft.result !== undefined}
      phone={phone}
      onLeave={() => goTo('introduction')}
      onErase={kept.erase}
    />
  )
}

function OutdatedNotice() {
  return (
    <Notice tone="info">
      <p>
        <Trans id="trial-finder.outdated">
          Nos questions ont changé depuis votre dernière visite. Vos réponses sont gardées : vérifiez-les au passage.
        </Trans>
      </p>
    </Notice>
  )
}
