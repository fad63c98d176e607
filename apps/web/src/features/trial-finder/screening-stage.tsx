import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import type { FormStageProps } from './finder-props.ts'
import { screeningSteps } from './screening-steps.ts'
import { toRecommendationRequest } from './trial-finder.mapper.ts'
import { askRecommendation, questionnaireQuery } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

export function ScreeningStage({ questionnaire, site, title, kept, goTo }: FormStageProps) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const { locale, api, settings } = site
  const draft = usePlacedDraft('screening', kept.draft.screening)

  async function submit({ values }: Submission) {
    const sent = await askRecommendation(api, toRecommendationRequest(questionnaire, values, locale))
    if (sent.kind === 'refused' && sent.fields['questionnaire_version']) {
      await queryClient.invalidateQueries(questionnaireQuery(api, locale))
    }
    return sent
  }

  const actor = useFormFlow({
    stepsOf: (values) => screeningSteps(i18n, questionnaire, values),
    draft,
    locale,
    submit,
    onDraft: (screening) => kept.update({ screening }),
    onConfirmed: (recommendation) => {
      kept.update({ result: { locale, recommendation } })
      goTo('result')
    },
  })
  return (
    <FormFlow
      actor={actor}
      stage="screening"
      pageTitle={title}
      keeping={kept.keeping}
      phone={settings.contactPhone}
      onLeave={() => goTo('introduction')}
      onErase={kept.erase}
    />
  )
}
