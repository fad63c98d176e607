import type { Locale } from '@clairmemoire/domain/locale'
import type { AnswerValue, Question, Wording } from '@clairmemoire/domain/questionnaire'
import { formatDate } from '@clairmemoire/i18n/formats'

/** Null for what the person preferred not to say. */
export function answerInWords(
  { type, options = [] }: Question,
  answer: AnswerValue | undefined,
  wording: keyof Wording,
  locale: Locale,
): string | null {
  if (answer === null || answer === undefined) return null
  if (type === 'date' && typeof answer === 'string') return formatDate(locale, answer)
  if (options.length === 0) return String(answer).trim() || null
  const chosen = new Set([answer].flat().map(String))
  const labels = options.filter(({ id }) => chosen.has(id)).map(({ label }) => label[wording])
  return labels.length === 0 ? null : labels.join(', ')
}
