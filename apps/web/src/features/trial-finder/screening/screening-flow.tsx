import type { Questionnaire, TrialRecommendation } from '@clairmemoire/api-client/schema'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { type Flow, flowStage } from '../../../form-flow/index.ts'
import type { FinderDraft, FinderVisit } from '../finder-draft.ts'
import { StudyInQuestion } from '../study-in-question.tsx'
import { askRecommendation, questionnaireQuery } from '../trial-finder.queries.ts'
import { toRecommendationRequest } from './recommendation-request.ts'
import { visitSteps } from './visit-steps.ts'

const screening: Flow<FinderDraft, Questionnaire, TrialRecommendation> = {
  name: 'screening',
  query: ({ site }) => questionnaireQuery(site.api, site.locale),
  versionOf: ({ version }) => version,
  stepsOf: ({ i18n, data, visit }, values) => visitSteps(i18n, visit, data, values),
  submit: async ({ visit, data: questionnaire }, { values }) => {
    const { locale, api, queryClient } = visit.site
    const sent = await askRecommendation(api, toRecommendationRequest(questionnaire, values, locale))
    if (sent.kind === 'refused' && sent.fields['questionnaire_version']) {
      await (await queryClient()).invalidateQueries(questionnaireQuery(api, locale))
    }
    return sent
  },
  onConfirmed: ({ visit }, result) => {
    visit.kept.update({ result })
    visit.goTo('result')
  },
  // A result counts for the answers it was received for.
  changeWith: ({ visit, data }, { values }) =>
    JSON.stringify(values) === JSON.stringify(visit.kept.draft.flows.screening.values)
      ? {}
      : { result: undefined, questionnaireVersion: data.version },
  stageBefore: () => 'introduction',
  about: ({ kept }) => <StudyInQuestion trial={kept.draft.trial} />,
  notice: ({ visit, data }) => (isAnsweredInAnotherVersion(visit, data) ? <OutdatedNotice /> : null),
  isSent: ({ kept }) => kept.draft.result !== undefined,
}

export const ScreeningStage = flowStage(screening)

function isAnsweredInAnotherVersion({ kept }: FinderVisit, { version }: Questionnaire): boolean {
  const { questionnaireVersion = version, flows } = kept.draft
  return questionnaireVersion !== version && Object.keys(flows.screening.values).length > 0
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
