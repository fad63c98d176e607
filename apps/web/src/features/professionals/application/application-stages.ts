import { application } from '@clairmemoire/forms/application'
import { formStages } from '../../../call-requests/index.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = formStages(application, {
  send: (client, request) => client.POST('/api/healthcare_professionals/new', request),
})
