import type { TrialRecommendation, TrialRecommendationRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { askedOf, type Screening } from '@clairmemoire/domain/screening-order'
import {
  answersIn,
  answersToSend,
  consentIn,
  type Flow,
  type FlowValues,
  flowStage,
  OutdatedNotice,
} from '../../../form-flow/index.ts'
import type { FinderDraft } from '../finder-draft.ts'
import { StudyInQuestion } from '../study-in-question.tsx'
import { askRecommendation, questionnaireQuery } from '../trial-finder.queries.ts'
import { visitSteps } from './screening-exits.tsx'

const screening: Flow<FinderDraft, Screening, TrialRecommendation> = {
  name: 'screening',
  query: ({ site }) => questionnaireQuery(site.api, site.locale),
  stepsOf: ({ i18n, data, context }, values) => visitSteps(i18n, context, data, values),
  submit: ({ context: { site }, data: questionnaire }, { values }) =>
    askRecommendation(site.api, toRecommendationRequest(questionnaire, values, site)),
  onConfirmed: ({ context }, result) => {
    context.kept.update({ result })
    context.goTo('result')
  },
  // A result is valid only for the answers that produced it.
  changeWith: ({ flows }, { values }, { version }) =>
    JSON.stringify(values) === JSON.stringify(flows.screening.values)
      ? {}
      : { result: undefined, further: undefined, questionnaireVersion: version },
  stageBefore: () => 'introduction',
  about: ({ kept }) => <StudyInQuestion {...kept.draft} />,
  notice: ({ context: { kept }, data: { version } }) => (
    <OutdatedNotice flow={kept.draft.flows.screening} answered={kept.draft.questionnaireVersion} version={version} />
  ),
  isSent: ({ kept }) => kept.draft.result !== undefined,
}

export const ScreeningStage = flowStage(screening)

/** Only the consent is stored, so the request can use the current language of the page. */
export function toRecommendationRequest(
  questionnaire: Screening,
  values: FlowValues,
  { locale, settings }: { locale: Locale; settings: { country: Country } },
): TrialRecommendationRequest {
  const asked = askedOf(questionnaire, answersIn(questionnaire, values), settings.country)
  return { locale, ...answersToSend(asked, values), ...consentIn(values) }
}
