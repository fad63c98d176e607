import type { Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import { type Answers, type Questionnaire, shownQuestions, type Wording } from '@clairmemoire/domain/questionnaire'
import { answerInWords } from '../questionnaires/answer-in-words.ts'

/** The questions that were asked and what was answered, in words; nothing when no answers are kept. */
export function sentAnswers(
  questionnaire: Questionnaire,
  answers: Answers | null,
  wording: keyof Wording,
  locale: Locale,
): PrivateRequest['sent'] {
  if (answers === null) return []
  return shownQuestions(questionnaire, answers)
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((question) => ({
      id: question.id,
      question: question.label[wording],
      answer: answerInWords(question, answers[question.id], wording, locale),
    }))
}
