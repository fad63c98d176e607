import { checkAnswer, type Question, type Questionnaire } from '@clairmemoire/domain/questionnaire'
import { answersIn, type FlowSite, type FlowValues, type QuestionStep } from '../../form-flow/index.ts'
import { type FinderAnswers, finderAnswersIn, finderPart } from '../../own-results/index.ts'

/** What was answered in the trial finder on this device, with the questions it answers. */
export interface OwnAnswers {
  questionnaire: Questionnaire
  values: FlowValues
}

/** Asks the device alone. */
export async function finderAnswersOn({
  applicationState: state,
}: Pick<FlowSite, 'applicationState'>): Promise<FinderAnswers | undefined> {
  return finderAnswersIn(await state.open(finderPart))
}

/** Undefined where the questions have changed since, or what is kept answers none of them. */
export function answersTo(questionnaire: Questionnaire, kept: FinderAnswers | undefined): OwnAnswers | undefined {
  if (kept?.version !== questionnaire.version) return undefined
  const known = questionnaire.questions.filter((question) => isAnswered(question, kept.values))
  const values = Object.fromEntries(known.map(({ id }) => [id, kept.values[id]])) as FlowValues
  return known.length > 0 ? { questionnaire, values } : undefined
}

function isAnswered(question: Question, values: FinderAnswers['values']): boolean {
  const value = values[question.id]
  if (value === undefined) return false
  return value === null ? !question.required : checkAnswer(question, value) === undefined
}

/** The questions that were answered, to show what was said. */
export function answeredSteps({ questionnaire, values }: OwnAnswers): QuestionStep[] {
  const answered = answersIn(questionnaire, values)
  const wording = values['respondent'] === 'someone_else' ? 'someone_else' : 'self'
  return questionnaire.questions
    .filter(({ id }) => id in answered)
    .map((question) => ({ kind: 'question', id: question.id, question, wording }))
}
