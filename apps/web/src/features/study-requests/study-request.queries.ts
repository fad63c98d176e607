import { load } from '@clairmemoire/api-client/calls'
import type { CallSlots, TrialSignup } from '@clairmemoire/api-client/schema'
import { checkAnswer, type Question, type Questionnaire } from '@clairmemoire/domain/questionnaire'
import { callSlotsQuery, type RequestContext } from '../../call-requests/index.ts'
import { answersIn, type FlowSite, type FlowValues, type Query, type QuestionStep } from '../../form-flow/index.ts'
import { type FinderAnswers, finderAnswersIn, finderPart } from '../../own-results/index.ts'

/** The data that the request form loads. */
export interface StudyRequestData {
  offer: CallSlots
  /** The answers on this device; undefined if the device stores no answers. */
  own: StoredFinderAnswers | undefined
}

/** Loads the questions of the trial finder only if this device stores answers to them. */
export function studyRequestQuery({ site, country, saved }: RequestContext<TrialSignup>): Query<StudyRequestData> {
  const slots = callSlotsQuery(site, country, { flow: saved.draft.flows.request })
  return {
    ...slots,
    queryKey: ['study-request', ...slots.queryKey],
    queryFn: async () => {
      const [own, offer] = await Promise.all([storedAnswersOn(site), slots.queryFn()])
      return { own, offer }
    },
  }
}

async function storedAnswersOn(site: FlowSite): Promise<StoredFinderAnswers | undefined> {
  const saved = await finderAnswersOn(site)
  if (!saved) return undefined
  // The code that sends the answers is loaded now, so that sending does not wait for it.
  const [questionnaire] = await Promise.all([questionnaireOf(site), import('./own-answers.ts')])
  return validAnswers(questionnaire, saved)
}

function questionnaireOf({ api, locale }: FlowSite): Promise<Questionnaire> {
  const params = { path: { id: 'trial-finder' }, query: { locale } }
  return load<Questionnaire>(async (signal) => (await api()).GET('/api/survey/{id}/', { params, signal }))
}

/** The valid answers of the trial finder on this device, with their questions. */
export interface StoredFinderAnswers {
  questionnaire: Questionnaire
  values: FlowValues
}

/** Reads the answers of the trial finder from this device, without a request. */
export async function finderAnswersOn({
  applicationState: state,
}: Pick<FlowSite, 'applicationState'>): Promise<FinderAnswers | undefined> {
  return finderAnswersIn(await state.open(finderPart))
}

/** The stored answers that are valid; undefined if nothing is stored, or if the questions have changed since. */
export function validAnswers(
  questionnaire: Questionnaire,
  saved: FinderAnswers | undefined,
): StoredFinderAnswers | undefined {
  if (saved?.version !== questionnaire.version) return undefined
  const known = questionnaire.questions.filter((question) => isAnswered(question, saved.values))
  const values = Object.fromEntries(known.map(({ id }) => [id, saved.values[id]])) as FlowValues
  return known.length > 0 ? { questionnaire, values } : undefined
}

function isAnswered(question: Question, values: FinderAnswers['values']): boolean {
  const value = values[question.id]
  if (value === undefined) return false
  return value === null ? !question.required : checkAnswer(question, value) === undefined
}

/** Steps for the answered questions; they serve to display the answers. */
export function answeredSteps({ questionnaire, values }: StoredFinderAnswers): QuestionStep[] {
  const answered = answersIn(questionnaire, values)
  const wording = values['respondent'] === 'someone_else' ? 'someone_else' : 'self'
  return questionnaire.questions
    .filter(({ id }) => id in answered)
    .map((question) => ({ kind: 'question', id: question.id, question, wording }))
}
