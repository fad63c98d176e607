import { checkAnswer } from '../questionnaire/check-answer.ts'
import {
  type Answers,
  type AnswerValue,
  answerTo,
  type Question,
  type Questionnaire,
} from '../questionnaire/question.ts'
import { shownQuestions } from '../questionnaire/shown-questions.ts'

/** The options of a question that were chosen, or that could have been. */
export type OptionsOf = (questionId: string) => readonly string[]

/**
 * What the answers say for sure, and what they leave possible. A question that was declined, missed or not asked because
 * another one was declined might have had any answer; what cannot have been asked has none.
 */
export function knownOptions(questionnaire: Questionnaire, answers: Answers): { said: OptionsOf; possible: OptionsOf } {
  const said = new Map(
    shownQuestions(questionnaire, answers).flatMap((question) => {
      const chosen = chosenOptions(question, answerTo(question.id, answers))
      return chosen ? [[question.id, chosen] as const] : []
    }),
  )
  const byId = new Map(questionnaire.questions.map((question) => [question.id, question]))
  const possible = new Map<string, readonly string[]>()

  function possibleOptions(questionId: string): readonly string[] {
    const known = said.get(questionId) ?? possible.get(questionId)
    if (known) return known
    // What asks for a question that is still being looked at hangs on itself, and is never shown.
    possible.set(questionId, [])
    const { options = [], show_if: conditions = [] } = byId.get(questionId) ?? {}
    const mayBeAsked = conditions.every(({ question, is_one_of: openers }) =>
      possibleOptions(question).some((option) => openers.includes(option)),
    )
    const found = mayBeAsked ? options.map(({ id }) => id) : []
    possible.set(questionId, found)
    return found
  }

  return { said: (questionId) => said.get(questionId) ?? [], possible: possibleOptions }
}

/** Undefined when the question was declined, or answered with something that cannot stand. */
function chosenOptions(question: Question, answer: AnswerValue | undefined): readonly string[] | undefined {
  if (question.options === undefined || checkAnswer(question, answer) !== undefined) return undefined
  const chosen = [answer ?? []].flat().filter((option) => typeof option === 'string' && option.trim() !== '')
  return chosen.length === 0 ? undefined : [...new Set(chosen.map(String))]
}
