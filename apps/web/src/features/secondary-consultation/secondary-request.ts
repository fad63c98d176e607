import type { SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { callDetailsIn, respondentIn } from '../../call-requests/index.ts'
import type { FlowValues, Submission } from '../../form-flow/index.ts'
import { doctors, moments, wishes } from './secondary-steps.ts'

export function toSecondaryRequest(
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): SecondaryConsultationRequest {
  const { said, seeks } = values
  const seen = chosenIn(values, 'seen', moments)
  return {
    locale,
    country,
    respondent: respondentIn(values),
    doctor_kind: chosenIn(values, 'doctor_kind', doctors) ?? 'prefer_not_to_say',
    ...(seen ? { seen } : {}),
    ...(typeof said === 'string' && said !== '' ? { said } : {}),
    seeks: Array.isArray(seeks) ? seeks.filter((wish) => isOneOf(wishes, wish)) : [],
    ...callDetailsIn(values),
  }
}

function chosenIn<Id extends string>(values: FlowValues, id: string, options: Readonly<Record<Id, unknown>>) {
  const value = values[id]
  return isOneOf(options, value) ? value : undefined
}

function isOneOf<Id extends string>(options: Readonly<Record<Id, unknown>>, value: unknown): value is Id {
  return typeof value === 'string' && Object.hasOwn(options, value)
}
