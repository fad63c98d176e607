import type { Contact } from '@clairmemoire/api-client/schema'
import { programme } from '@clairmemoire/forms/programme'
import { mailBody, mailSteps, requestStages } from '../../call-requests/index.ts'
import { sendForm } from '../../form-flow/index.ts'

export const { RequestStage, WelcomeBackStage } = requestStages<undefined, Contact>({
  stepsOf: ({ i18n, context: { country } }, values) => mailSteps(programme, { i18n, country }, values),
  submit: ({ context }, submission) => {
    const body = mailBody(programme, submission, context.country)
    return sendForm(context, body, (client, request) => client.POST('/api/mail/create-contact/', request))
  },
})
