import { send } from '@clairmemoire/api-client/calls'
import type { CallSlots, Receipt, SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import { callSlotsQuery, callSteps, requestStages, respondentIn } from '../../call-requests/index.ts'
import { phoneNotation } from '../../form-flow/index.ts'
import { secondaryConsent } from './secondary-consent.copy.ts'
import { toSecondaryRequest } from './secondary-request.ts'
import { secondarySteps } from './secondary-steps.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<CallSlots, SecondaryConsultationRequest>(
  {
    query: ({ site, kept }) => callSlotsQuery(site, site.settings.country, { flow: kept.draft.flows.request }),
    stepsOf: ({ i18n, visit, data: offer }, values) => {
      const { country } = visit.site.settings
      const respondent = respondentIn(values)
      const call = { i18n, respondent, offer, notation: phoneNotation(country), country, phone: visit.phone, values }
      return [...secondarySteps(i18n), ...callSteps({ ...call, consent: secondaryConsent[respondent] })]
    },
    bodyOf: ({ visit }, submission) => toSecondaryRequest(submission, visit.site.settings.country),
    send: ({ site }, body, key) => {
      const params = { header: { 'Idempotency-Key': key } }
      return send<Receipt>(async (signal) =>
        (await site.api()).POST('/api/forms/secondary_consultation/submit', { body, params, signal }),
      )
    },
  },
)
