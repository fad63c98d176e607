import type { Respondent } from '@clairmemoire/api-client/schema'
import { isLocale } from '@clairmemoire/domain/locale'
import { questionIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { respondent } from '@clairmemoire/forms/respondent'
import type { I18n } from '@lingui/core'
import type { FlowValues, Step } from '../form-flow/index.ts'

export function respondentStep({ locale }: I18n): Step {
  const question = questionIn(isLocale(locale) ? locale : 'fr', respondent)
  return { kind: 'question', id: respondent.id, question, wording: 'self', contractField: `answers.${respondent.id}` }
}

/** Who asks, as far as they said; for themselves until they do. */
export function respondentIn(values: FlowValues): Respondent {
  return values[respondent.id] === 'someone_else' ? 'someone_else' : 'self'
}
