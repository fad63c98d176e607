import type { TrialRecommendation } from '@clairmemoire/api-client/schema'
import { shownQuestionnaire, type Screening } from '@clairmemoire/domain/screening-order'
import { answersIn, type Flow, flowStage, OutdatedNotice, questionnaireBody } from '../../../form-flow/index.ts'
import type { FinderDraft } from '../finder-draft.ts'
import { StudyInQuestion } from '../study-in-question.tsx'
import { fetchRecommendation, questionnaireQuery } from '../trial-finder.queries.ts'
import { visitSteps } from './screening-exits.tsx'

export const screening: Flow<FinderDraft, Screening, TrialRecommendation> = {
  name: 'screening',
  query: ({ site }) => questionnaireQuery(site.api, site.locale),
  stepsOf: ({ i18n, data, context }, values) => visitSteps(i18n, context, data, values),
  submit: ({ context: { site }, data: questionnaire }, { values }) => {
    const shown = shownQuestionnaire(questionnaire, answersIn(questionnaire, values), site.settings.country)
    // The backend stores only the consent, so a retry uses the language of the page even if the first attempt had another one.
    return fetchRecommendation(site.api, questionnaireBody(shown, { values, locale: site.locale }))
  },
  onConfirmed: ({ context }, result) => {
    context.saved.update({ result })
    context.goTo('result')
  },
  // A result is valid only for the answers that produced it.
  changeWith: ({ flows }, { values }, { version }) =>
    JSON.stringify(values) === JSON.stringify(flows.screening.values)
      ? {}
      : { result: undefined, further: undefined, questionnaireVersion: version },
  stageBefore: () => 'introduction',
  about: ({ saved }) => <StudyInQuestion {...saved.draft} />,
  notice: ({ context: { saved }, data: { version } }) => (
    <OutdatedNotice flow={saved.draft.flows.screening} answered={saved.draft.questionnaireVersion} version={version} />
  ),
  isSent: ({ saved }) => saved.draft.result !== undefined,
}

export const ScreeningStage = flowStage(screening)
