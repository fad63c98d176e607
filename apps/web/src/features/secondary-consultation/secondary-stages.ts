import { secondaryConsultation } from '@clairmemoire/forms/secondary-consultation'
import type { SecondaryConsultationSubmission } from '@clairmemoire/api-client/schema'
import { formStages } from '../../call-requests/index.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = formStages<SecondaryConsultationSubmission>(
  secondaryConsultation,
  { send: (client, request) => client.POST('/api/forms/secondary_consultation/submit', request) },
)
