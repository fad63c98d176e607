import { type Country, isCountry, isResidence, type Residence } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Answered, AnsweredStages, Named, Profile } from '../eligibility/profile.ts'
import { postalCodeQuestions } from '../postal-code/postal-code.ts'
import { type Answers, type AnswerValue, answerTo } from '../questionnaire/question.ts'
import {
  type Amount,
  amounts,
  type Choice,
  choices,
  combinedQuestions,
  type Condition,
  conditions,
  diseaseStages,
  type DiseaseStage,
  type List,
  lists,
  monthsAgo,
  type Range,
  type Treatment,
  treatments,
} from '../study/criterion.ts'
import { whenQuestion } from './questions-of-criterion.ts'

/** The location of a postal code's area; undefined when the area does not exist. */
export type PlaceOfPostalCode = (country: Country, code: string) => Place | undefined

/** The country that the answers name, otherwise the country of the site. */
export function residenceIn(answers: Answers, siteCountry: Country): Residence {
  return isResidence(answers['country']) ? answers['country'] : siteCountry
}

/** The facts in the answers of the trial finder. A fact is unknown after "I don't know" or if it was not asked. */
export function profileOfAnswers(answers: Answers, siteCountry: Country, placeOf: PlaceOfPostalCode): Profile {
  const residence = residenceIn(answers, siteCountry)
  return {
    residence,
    place: placeIn(answers, residence, placeOf),
    age: unlessDeclined(answers['age'], (age) => (typeof age === 'number' ? age : undefined)),
    stages: stagesIn(answers),
    knownDementia: unlessDeclined(answers['memory_state'], (state) => knownDementia.get(state)),
    memoryWorries: unlessDeclined(answers['memory_state'], (state) =>
      state === 'no_change' ? false : knownDementia.has(state) || undefined,
    ),
    studyPartner: unlessDeclined(answers['study_partner'], yesOrNo),
    mri: unlessDeclined(answers['mri'], yesOrNo),
    lists: listsIn(answers),
    since: knownFacts([...conditions, ...treatments], (entry: Condition | Treatment) =>
      rangeIn(answerTo(whenQuestion(entry), answers), monthsAgo),
    ),
    chosen: knownFacts(Object.keys(choices) as Choice[], (choice) => chosenIn(choice, answers)),
    amounts: knownFacts(Object.keys(amounts) as Amount[], (amount) => amountIn(amount, answers)),
  }
}

/** The facts by name; unknown ones are left out. */
function knownFacts<Name extends string, Fact>(
  names: readonly Name[],
  factOf: (name: Name) => Fact | undefined,
): { [Key in Name]?: Fact } {
  const facts = names.map((name) => [name, factOf(name)] as const).filter(([, fact]) => fact !== undefined)
  return Object.fromEntries(facts) as { [Key in Name]?: Fact }
}

function unlessDeclined<Known>(
  answer: AnswerValue | undefined,
  read: (answer: AnswerValue | undefined) => Known | undefined,
): Answered<Known> {
  return answer === null ? 'declined' : read(answer)
}

function placeIn(answers: Answers, residence: Residence, placeOf: PlaceOfPostalCode): Place | undefined {
  if (!isCountry(residence)) return undefined
  const code = answers[postalCodeQuestions[residence]]
  return typeof code === 'string' ? placeOf(residence, code) : undefined
}

const stagesOfState = new Map<AnswerValue | undefined, AnsweredStages>([
  [null, { possible: diseaseStages, unsureReason: 'declined' }],
  ['no_change', { possible: ['no_symptoms'], unsureReason: 'unknown' }],
  ['mci', { possible: ['mci'], unsureReason: 'unknown' }],
  ['other_dementia', { possible: [], unsureReason: 'unknown' }],
])

const stagesOfDementia = new Map<AnswerValue | undefined, DiseaseStage>([
  ['mild', 'mild_dementia'],
  ['moderate', 'moderate_dementia'],
  ['severe', 'severe_dementia'],
])

/** Worries without a diagnosis say nothing about the stage; a disease other than Alzheimer's has none of these stages. */
function stagesIn({ memory_state: memoryState, stage }: Answers): AnsweredStages | undefined {
  if (memoryState !== 'alzheimer') return stagesOfState.get(memoryState)
  const namedStage = stagesOfDementia.get(stage)
  return {
    possible: namedStage === undefined ? [...stagesOfDementia.values()] : [namedStage],
    unsureReason: stage === null ? 'declined' : 'unknown',
  }
}

const knownDementia = new Map<AnswerValue | undefined, boolean>([
  ['no_change', false],
  ['worried', false],
  ['mci', false],
  ['alzheimer', true],
  ['other_dementia', true],
])

function listsIn(answers: Answers): NonNullable<Profile['lists']> {
  return {
    ...knownFacts(Object.keys(lists) as List[], (list) => namedOf(list, answers)),
    ...knownFacts(['conditions'], () => conditionsIn(answers)),
    ...(takesNoMemoryMedicine(answers) && { memory_medicines: { named: [], others: 'none' } }),
    // If an MRI is possible, the person has none of the obstacles to it.
    ...(answers['mri'] === 'yes' && { mri_obstacles: { named: [], others: 'none' } }),
  }
}

/** A dementia other than Alzheimer's is also another disease of the brain, whatever else is answered. */
function conditionsIn(answers: Answers): Named | undefined {
  const { memory_state: memoryState } = answers
  const named = namedOf('conditions', answers)
  if (memoryState !== 'other_dementia') return named
  return { named: [...(named?.named ?? []), 'other_brain_disease'], others: named?.others ?? 'unknown' }
}

/** The answer to the list's own question, or to the combined one. */
function namedOf(list: List, answers: Answers): Named | undefined {
  const combined = combinedQuestions[list]
  return namedIn(answers[list]) ?? (combined === undefined ? undefined : namedIn(answers[combined]))
}

function namedIn(answer: AnswerValue | undefined): Named | undefined {
  if (answer === null) return { named: [], others: 'declined' }
  if (!Array.isArray(answer) || answer.length === 0) return undefined
  if (answer.includes('unknown')) return { named: [], others: 'unknown' }
  return { named: answer.filter((id) => id !== 'none'), others: 'none' }
}

/** Each question about everyday life, with the list entry that leads to it. If the entry is not chosen, the usual answer applies. */
const everydayEntries: Readonly<Record<string, string>> = {
  language: 'hard_language',
  residence: 'not_at_home',
  walking: 'help_walking',
  daily_tasks: 'help_with_daily_tasks',
  school_years: 'short_school',
}

function isUsual(question: string, answers: Answers): boolean {
  const entry = everydayEntries[question]
  const known = namedOf('everyday', answers)
  return entry !== undefined && known?.others === 'none' && !known.named.includes(entry)
}

/** The chosen answer, or one that follows from another answer. */
function chosenIn(choice: Choice, answers: Answers): Answered<string> {
  if (choice === 'diagnosis' && answers['memory_state'] !== 'other_dementia')
    return knownDementia.has(answers['memory_state']) ? 'none' : undefined
  if (choice === 'partner_takes_part' && answers['study_partner'] === 'no') return 'no'
  if (choice === 'pregnancy' && (Number(answers['age']) >= pastPregnancy || answers['sex'] === 'man')) return 'no'
  if (isUsual(choice, answers)) return choices[choice][0]
  return unlessDeclined(answers[choice], (answer) =>
    choices[choice].some((known) => known === answer) ? String(answer) : undefined,
  )
}

/** Nobody from this age on is asked about pregnancy. */
const pastPregnancy = 60

/** The given amount, or one that follows from another answer: a medicine that is not taken has no dose that could change. */
function amountIn(amount: Amount, answers: Answers): Answered<Range> {
  if (amount === 'partner_hours' && answers['study_partner'] === 'no') return [0, 0]
  if (isUsual(amount, answers)) return amounts.school_years.over_12
  if (amount === 'same_dose_weeks' && takesNoMemoryMedicine(answers)) return amounts.same_dose_weeks.stopped
  return rangeIn(answers[amount], amounts[amount])
}

function takesNoMemoryMedicine(answers: Answers): boolean {
  const taken = namedOf('treatments', answers)
  return taken?.others === 'none' && !taken.named.includes('alzheimer_medicine')
}

function rangeIn(answer: AnswerValue | undefined, ranges: Readonly<Record<string, Range>>): Answered<Range> {
  return unlessDeclined(answer, (id) => (typeof id === 'string' && Object.hasOwn(ranges, id) ? ranges[id] : undefined))
}

function yesOrNo(answer: AnswerValue | undefined): boolean | undefined {
  if (answer === 'yes') return true
  return answer === 'no' ? false : undefined
}
