import type { ApiClient } from '@clairmemoire/api-client'
import { type Call, type Sent, send } from '@clairmemoire/api-client/calls'
import { withoutHold } from '@clairmemoire/domain/held-time'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { PageDraft } from '../page/draft.ts'
import type { FlowSite } from '../page/flow-page.ts'
import type { SavedPage } from '../page/page-state.ts'
import type { FlowValues } from '../step.ts'
import { consentIn } from '../steps/consent-step.tsx'
import { answersToSend } from '../steps/question-step.ts'

/** The answers of a form, and the language of the request. */
export interface Submission {
  values: FlowValues
  locale: Locale
}

/** The parts of a flow's context that a submission needs. */
interface Sender {
  site: Pick<FlowSite, 'api'>
  saved: Pick<SavedPage<PageDraft>, 'submissionKey'>
}

/** The request that sends a form. The type of `body` is `never`, so that the request fits the operation of any form. */
type FormRequest = {
  body: never
  params: { header: { 'Idempotency-Key': string } }
  signal: AbortSignal
}

/** Sends a form with `post`. If `content` is sent again from the same draft, the backend treats it as the same submission. */
export async function sendForm<Receipt>(
  { site, saved }: Sender,
  body: object,
  post: (client: ApiClient, request: FormRequest) => ReturnType<Call<Receipt>>,
  content: unknown = withoutHold(body),
): Promise<Sent<Receipt>> {
  const params = { header: { 'Idempotency-Key': await saved.submissionKey(content) } }
  return send<Receipt>(async (signal) => post(await site.api(), { body: body as never, params, signal }))
}

/** The request body with the answers to a questionnaire of the backend and the consent to send them. */
export function questionnaireBody(asked: Questionnaire, { values, locale }: Submission) {
  return { locale, ...answersToSend(asked, values), ...consentIn(values) }
}
