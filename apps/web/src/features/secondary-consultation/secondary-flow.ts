import { send } from '@clairmemoire/api-client/calls'
import type { CallSlots, Receipt, SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { callDetailsIn, callSlotsQuery, callSteps, requestStages, respondentIn } from '../../call-requests/index.ts'
import { type FlowValues, phoneNotation, type Submission } from '../../form-flow/index.ts'
import { doctors, moments, secondaryConsent, secondarySteps, wishes } from './secondary-steps.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<CallSlots, SecondaryConsultationRequest>(
  {
    query: ({ site, country, kept }) => callSlotsQuery(site, country, { flow: kept.draft.flows.request }),
    stepsOf: ({ i18n, context, data: offer }, values) => {
      const { country } = context
      const respondent = respondentIn(values)
      const call = { i18n, respondent, offer, notation: phoneNotation(country), country, phone: context.phone, values }
      return [...secondarySteps(i18n), ...callSteps({ ...call, consent: secondaryConsent[respondent] })]
    },
    bodyOf: ({ context }, submission) => toSecondaryRequest(submission, context.country),
    send: ({ site }, body, key) => {
      const params = { header: { 'Idempotency-Key': key } }
      return send<Receipt>(async (signal) =>
        (await site.api()).POST('/api/forms/secondary_consultation/submit', { body, params, signal }),
      )
    },
  },
)

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
