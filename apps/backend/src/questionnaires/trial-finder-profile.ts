import type { Profile } from '@clairmemoire/domain/eligibility'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers, AnswerValue } from '@clairmemoire/domain/questionnaire'
import type { Country, Stage } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '../places/place-of-postal-code.ts'

const countries: Record<Locale, Country> = { fr: 'FR', en: 'US' }

/** What the answers tell about a person. "I don't know", a declined and a missing answer are all unknown. */
export function profileOf(answers: Answers, locale: Locale): Profile {
  const country = countries[locale]
  const { age, postal_code: postalCode } = answers
  return {
    country,
    age: typeof age === 'number' ? age : undefined,
    stage: stageOf(answers),
    studyPartner: yesOrNo(answers['study_partner']),
    mri: yesOrNo(answers['mri']),
    conditions: conditionsOf(answers),
    treatments: chosen(answers['treatments']),
    place: typeof postalCode === 'string' ? placeOfPostalCode(country, postalCode) : undefined,
  }
}

/** Worries without a diagnosis say nothing about the stage; nor does a disease other than Alzheimer's. */
function stageOf({ memory_state: memoryState, stage }: Answers): Stage | undefined {
  return memoryState === 'alzheimer' ? dementiaStages.get(stage) : earlyStages.get(memoryState)
}

const earlyStages = new Map<AnswerValue | undefined, Stage>([
  ['no_change', 'no_symptoms'],
  ['mci', 'mci'],
])

const dementiaStages = new Map<AnswerValue | undefined, Stage>([
  ['mild', 'mild_dementia'],
  ['moderate', 'moderate_dementia'],
  ['severe', 'severe_dementia'],
])

/** Another disease of the memory is another disease of the brain; alone it does not tell that there is no third one. */
function conditionsOf({ conditions, memory_state: memoryState }: Answers): readonly string[] | undefined {
  const known = chosen(conditions)
  return known !== undefined && memoryState === 'other_dementia' ? [...known, 'other_brain_disease'] : known
}

function chosen(answer: AnswerValue | undefined): readonly string[] | undefined {
  if (!Array.isArray(answer) || answer.length === 0 || answer.includes('unknown')) return undefined
  return answer.filter((id) => id !== 'none')
}

function yesOrNo(answer: AnswerValue | undefined): boolean | undefined {
  if (answer === 'yes') return true
  return answer === 'no' ? false : undefined
}
