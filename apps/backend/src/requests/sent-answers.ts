import type { Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Answers, Questionnaire, Wording } from '@clairmemoire/domain/questionnaire'
import { answerInWords } from '../questionnaires/answers.ts'
import type { RequestRow } from './request.table.ts'

/** The columns of a request with its form and answers. */
export type FormAnswers = Pick<
  RequestRow,
  'form' | 'formVersion' | 'answers' | 'phoneAnswers' | 'study' | 'country' | 'createdAt'
>

/** Returns the wording in which the questions were asked. */
export function wordingOf({ respondent }: Answers): keyof Wording {
  return respondent === 'someone_else' ? 'someone_else' : 'self'
}

/** Returns questions and answers as text. */
export function sentAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  wording: keyof Wording,
  locale: Locale,
): PrivateRequest['sent'] {
  return questionnaire.questions
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((question) => ({
      id: question.id,
      question: question.label[wording],
      answer: answerInWords(question, answers[question.id], wording, locale),
    }))
}
