import { type Country, isCountry, isResidence, type Residence } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Answered, AnsweredStages, Named, Profile } from '../eligibility/eligibility.ts'
import { postalCodeQuestions } from '../postal-code/postal-code.ts'
import type { Answers, AnswerValue } from '../questionnaire/questionnaire.ts'
import type { DiseaseStage } from '../study/study.ts'

/** Where the area of a postal code lies; undefined when there is no such area. */
export type PlaceOfPostalCode = (country: Country, code: string) => Place | undefined

/** Where the person of these answers lives; who has not said so is taken to live where the site is. */
export function residenceIn(answers: Answers, siteCountry: Country): Residence {
  return isResidence(answers['country']) ? answers['country'] : siteCountry
}

/** What the answers of the trial finder tell about a person. "I don't know" and a question not asked are unknown. */
export function profileOfAnswers(answers: Answers, siteCountry: Country, placeOf: PlaceOfPostalCode): Profile {
  const residence = residenceIn(answers, siteCountry)
  return {
    residence,
    place: placeIn(answers, residence, placeOf),
    age: answerAs(answers['age'], (age) => (typeof age === 'number' ? age : undefined)),
    stages: stagesIn(answers),
    knownDementia: answerAs(answers['memory_state'], (state) => knownDementia.get(state)),
    studyPartner: answerAs(answers['study_partner'], yesOrNo),
    mri: answerAs(answers['mri'], yesOrNo),
    conditions: conditionsIn(answers),
    treatments: namedIn(answers['treatments']),
  }
}

function answerAs<Known>(
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

const stages: readonly DiseaseStage[] = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia']

const stagesOfState = new Map<AnswerValue | undefined, AnsweredStages>([
  [null, { among: stages, open: 'declined' }],
  ['no_change', { among: ['no_symptoms'], open: 'unknown' }],
  ['mci', { among: ['mci'], open: 'unknown' }],
  ['other_dementia', { among: [], open: 'unknown' }],
])

const stagesOfDementia = new Map<AnswerValue | undefined, DiseaseStage>([
  ['mild', 'mild_dementia'],
  ['moderate', 'moderate_dementia'],
  ['severe', 'severe_dementia'],
])

/** Worries without a diagnosis say nothing about the stage; a disease other than Alzheimer's has none of these stages. */
function stagesIn({ memory_state: memoryState, stage }: Answers): AnsweredStages | undefined {
  if (memoryState !== 'alzheimer') return stagesOfState.get(memoryState)
  const known = stagesOfDementia.get(stage)
  return {
    among: known === undefined ? [...stagesOfDementia.values()] : [known],
    open: stage === null ? 'declined' : 'unknown',
  }
}

const knownDementia = new Map<AnswerValue | undefined, boolean>([
  ['no_change', false],
  ['worried', false],
  ['mci', false],
  ['alzheimer', true],
  ['other_dementia', true],
])

/** Another disease of the memory is another disease of the brain, whatever is said of further ones. */
function conditionsIn({ conditions, memory_state: memoryState }: Answers): Named | undefined {
  const named = namedIn(conditions)
  if (memoryState !== 'other_dementia') return named
  return { named: [...(named?.named ?? []), 'other_brain_disease'], others: named?.others ?? 'unknown' }
}

function namedIn(answer: AnswerValue | undefined): Named | undefined {
  if (answer === null) return { named: [], others: 'declined' }
  if (!Array.isArray(answer) || answer.length === 0) return undefined
  if (answer.includes('unknown')) return { named: [], others: 'unknown' }
  return { named: answer.filter((id) => id !== 'none'), others: 'none' }
}

function yesOrNo(answer: AnswerValue | undefined): boolean | undefined {
  if (answer === 'yes') return true
  return answer === 'no' ? false : undefined
}
