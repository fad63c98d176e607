import { shownQuestionnaire, type Screening } from '@clairmemoire/domain/screening-order'
import { respondentIn } from '../../call-requests/index.ts'
import { answersIn, answersToSend, type FlowSite, type FlowValues } from '../../form-flow/index.ts'

/** The answers of the trial finder to send, with the respondent. Loaded only if this device stores such answers. */
export function ownAnswersToSend(questionnaire: Screening, values: FlowValues, { settings }: FlowSite) {
  const shown = shownQuestionnaire(questionnaire, answersIn(questionnaire, values), settings.country)
  return { respondent: respondentIn(values), ...answersToSend(shown, values) }
}
