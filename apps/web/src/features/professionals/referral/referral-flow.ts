import { send } from '@clairmemoire/api-client/calls'
import type { CallSlots, Receipt, ReferralRequest } from '@clairmemoire/api-client/schema'
import { callSlotsQuery, requestStages } from '../../../call-requests/index.ts'
import { SlipAfterThanks } from './consent-slip.tsx'
import { toReferralRequest } from './referral-request.ts'
import { referralSteps } from './referral-steps.tsx'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<CallSlots, ReferralRequest>({
  query: ({ site, country, kept }) => callSlotsQuery(site, country, { flow: kept.draft.flows.request }),
  stepsOf: ({ i18n, context, data: offer }, values) =>
    referralSteps({ i18n, offer, country: context.country, phone: context.phone, values }),
  bodyOf: ({ i18n, context }, submission) => toReferralRequest(i18n, submission, context.country),
  send: ({ site }, body, key) => {
    const params = { header: { 'Idempotency-Key': key } }
    return send<Receipt>(async (signal) =>
      (await site.api()).POST('/api/consultations/general_practitionner', { body, params, signal }),
    )
  },
  Keepsake: SlipAfterThanks,
})
