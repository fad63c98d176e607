import { checkAnswer } from './check-answer.ts'
import { type Answers, answerTo, type Question, type Questionnaire } from './question.ts'

/** Keeps the order of the questionnaire. A question that depends on itself, a hidden or a missing question is hidden. */
export function shownQuestions({ questions }: Questionnaire, answers: Answers): Question[] {
  return questionsWhere(questions, (opener, options) => opens(opener, options, answers))
}

/** The shown questions and those that later answers may still open: the most that can be asked. */
export function possibleQuestions({ questions }: Questionnaire, answers: Answers): Question[] {
  const mayOpen = (opener: Question, options: readonly string[]) =>
    answerTo(opener.id, answers) === undefined || opens(opener, options, answers)
  return questionsWhere(questions, mayOpen)
}

/** The questions whose conditions all hold. A condition cannot hold if the question it refers to is not in the result. */
function questionsWhere(
  questions: readonly Question[],
  holds: (opener: Question, options: readonly string[]) => boolean,
): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const known = new Map<Question, boolean>()

  function isShown(question: Question): boolean {
    const found = known.get(question)
    if (found !== undefined) return found
    // Until the result is known, the question counts as hidden, so that a circular condition never holds.
    known.set(question, false)
    const shown = (question.show_if ?? []).every((condition) => {
      const opener = byId.get(condition.question)
      return opener !== undefined && isShown(opener) && holds(opener, condition.is_one_of)
    })
    known.set(question, shown)
    return shown
  }

  return questions.filter((question) => isShown(question))
}

function opens(opener: Question, options: readonly string[], answers: Answers): boolean {
  const answer = answerTo(opener.id, answers)
  if (checkAnswer(opener, answer) !== undefined) return false
  if (typeof answer === 'string') return options.includes(answer)
  return Array.isArray(answer) && answer.some((id) => options.includes(id))
}

/**
 * Whether an answer calls for help now: an urgent option is chosen, and no settling question, such as "has a doctor seen you for
 * it?", was answered with an option that is not urgent.
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

/** Shown questions without a valid or declined answer, in the order they are asked. */
export function missingAnswers(questionnaire: Questionnaire, answers: Answers): Question[] {
  return shownQuestions(questionnaire, answers).filter((question) => isMissing(question, answers))
}

/** Whether a question is shown and no answer before it is missing, so it is answered already or is the next one. */
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

/** Drops the answers to questions that are not shown any more. */
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
