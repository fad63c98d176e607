import { type Answers, answerTo, type Question, type Questionnaire } from './question.ts'
import { shownQuestions } from './shown-questions.ts'

/**
 * Whether an answer calls for help now: an urgent option is chosen, and no question that settles it was answered by an option
 * that is not urgent itself, such as "a doctor has seen me for it".
 */
export function needsHelpNow(questionnaire: Questionnaire, answers: Answers): boolean {
  const shown = shownQuestions(questionnaire, answers)
  const isSettled = ({ id }: Question) =>
    shown.some((other) => other.settles === id && isAnswered(other, answers) && !isUrgentlyAnswered(other, answers))
  return shown.some((question) => isUrgentlyAnswered(question, answers) && !isSettled(question))
}

function isAnswered({ id, options = [] }: Question, answers: Answers): boolean {
  return options.some((option) => option.id === answerTo(id, answers))
}

function isUrgentlyAnswered({ id, options = [] }: Question, answers: Answers): boolean {
  const chosen = [answerTo(id, answers) ?? []].flat().map(String)
  return options.some((option) => option.urgent && chosen.includes(option.id))
}
