import { secondaryConsultation } from '@clairmemoire/forms/secondary-consultation'
import { formStages } from '../../call-requests/index.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = formStages(secondaryConsultation, {
  send: (client, request) => client.POST('/api/forms/secondary_consultation/submit', request),
})
