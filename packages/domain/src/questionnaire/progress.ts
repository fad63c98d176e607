import { checkAnswer } from './check-answer.ts'
import { type Answers, answerTo, type Question, type Questionnaire } from './question.ts'
import { shownQuestions } from './shown-questions.ts'

/** Shown questions that nobody has answered or declined yet, or whose answer cannot stand, in the order they are asked. */
export function missingAnswers(questionnaire: Questionnaire, answers: Answers): Question[] {
  return shownQuestions(questionnaire, answers).filter((question) => isMissing(question, answers))
}

/** A shown question with nothing missing before it: every one already answered, and the next. */
export function mayVisit(questionnaire: Questionnaire, answers: Answers, questionId: string): boolean {
  const shown = shownQuestions(questionnaire, answers)
  const position = shown.findIndex((question) => question.id === questionId)
  return position >= 0 && !shown.slice(0, position).some((question) => isMissing(question, answers))
}

/** The stored question if it may be visited, else the first missing one; undefined when nothing is left to ask. */
export function currentQuestion(
  questionnaire: Questionnaire,
  answers: Answers,
  storedId?: string,
): Question | undefined {
  if (storedId !== undefined && mayVisit(questionnaire, answers, storedId)) {
    return questionnaire.questions.find((question) => question.id === storedId)
  }
  return missingAnswers(questionnaire, answers)[0]
}

/** Only the answers to questions that are shown: what was answered before a branch closed is left behind. */
export function relevantAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  const entries = shownQuestions(questionnaire, answers).flatMap(({ id }) => {
    const value = answerTo(id, answers)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(entries)
}

function isMissing(question: Question, answers: Answers): boolean {
  const value = answerTo(question.id, answers)
  return value === undefined || checkAnswer(question, value) !== undefined
}
