import { checkAnswer } from './check-answer.ts'
import { type Answers, answerTo, type Question, type Questionnaire } from './question.ts'

/** In the order they are asked. A condition on a hidden or missing question, or on itself through others, hides. */
export function shownQuestions(questionnaire: Questionnaire, answers: Answers): Question[] {
  const byId = new Map(questionnaire.questions.map((question) => [question.id, question]))
  return questionnaire.questions.filter((question) => isShown(question, byId, answers))
}

function isShown(question: Question, byId: ReadonlyMap<string, Question>, answers: Answers): boolean {
  const followed = new Set<Question>()
  let current = question
  while (current.show_if !== undefined) {
    followed.add(current)
    const opener = byId.get(current.show_if.question)
    if (opener === undefined || followed.has(opener)) return false
    if (!opens(opener, current.show_if.is_one_of, answers)) return false
    current = opener
  }
  return true
}

function opens(opener: Question, options: readonly string[], answers: Answers): boolean {
  const answer = answerTo(opener.id, answers)
  if (checkAnswer(opener, answer) !== undefined) return false
  if (typeof answer === 'string') return options.includes(answer)
  return Array.isArray(answer) && answer.some((id) => options.includes(id))
}
