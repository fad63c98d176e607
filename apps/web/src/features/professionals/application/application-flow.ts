import { send } from '@clairmemoire/api-client/calls'
import type { ApplicationRequest, CallSlots, Receipt } from '@clairmemoire/api-client/schema'
import { callSlotsQuery, requestStages } from '../../../call-requests/index.ts'
import { toApplicationRequest } from './application-request.ts'
import { applicationSteps } from './application-steps.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<CallSlots, ApplicationRequest>({
  query: ({ site, kept }) => callSlotsQuery(site, site.settings.country, { flow: kept.draft.flows.request }),
  stepsOf: ({ i18n, visit, data: offer }, values) =>
    applicationSteps({ i18n, offer, country: visit.site.settings.country, phone: visit.phone, values }),
  bodyOf: ({ i18n, visit }, submission) => toApplicationRequest(i18n, submission, visit.site.settings.country),
  send: ({ site }, body, key) => {
    const params = { header: { 'Idempotency-Key': key } }
    return send<Receipt>(async (signal) =>
      (await site.api()).POST('/api/healthcare_professionals/new', { body, params, signal }),
    )
  },
})
