import type { Respondent } from '@clairmemoire/api-client/schema'
import { questionIn } from '@clairmemoire/forms/bilingual-questionnaire'
import type { FormQuestion } from '@clairmemoire/forms/form'
import { respondent } from '@clairmemoire/forms/care/respondent'
import type { I18n } from '@lingui/core'
import { type FlowValues, localeOf, type QuestionStep } from '../form-flow/index.ts'

/** A step for a question that does not depend on the respondent, the date or the country. */
export function plainQuestionStep(i18n: I18n, formQuestion: FormQuestion): QuestionStep {
  return { kind: 'question', id: formQuestion.id, question: questionIn(localeOf(i18n), formQuestion), wording: 'self' }
}

/** The respondent; `self` until the question is answered. */
export function respondentIn(values: FlowValues): Respondent {
  return values[respondent.id] === 'someone_else' ? 'someone_else' : 'self'
}
