import type { MatchingAnswers } from '@clairmemoire/api-client/schema'
import { ageBand } from '@clairmemoire/domain/age-band'
import type { Country } from '@clairmemoire/domain/country'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import { postalCodeQuestions } from '@clairmemoire/domain/screening'
import type { FlowValues } from '../../../form-flow/index.ts'

const memoryStates = ['no_change', 'worried', 'mci', 'alzheimer', 'other_dementia'] as const
const stages = ['mild', 'moderate', 'severe'] as const

/** An age becomes its five years, a postal code its area; what is unknown or declined is left out. */
export function matchingAnswers(screening: FlowValues, country: Country): MatchingAnswers {
  const { memory_state: memoryState, stage, age } = screening
  const code = screening[postalCodeQuestions[country]]
  const known = {
    memory_state: memoryStates.find((id) => id === memoryState),
    stage: memoryState === 'alzheimer' ? stages.find((id) => id === stage) : undefined,
    age_band: typeof age === 'number' ? ageBand(age) : undefined,
    area: typeof code === 'string' ? areaOfPostalCode(country, code) : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
