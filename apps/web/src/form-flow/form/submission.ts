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

/** The part of a page with forms that a submission needs. */
interface Sender {
  site: Pick<FlowSite, 'api'>
  saved: Pick<SavedPage<PageDraft>, 'submissionKey'>
}

/** A form as the client sends it; its body fits any operation generated from the same definition. */
type FormRequest = {
  body: never
  params: { header: { 'Idempotency-Key': string } }
  signal: AbortSignal
}

/** Sends a form by its operation. The key depends on `content`: the same content of a draft is the same submission. */
export async function sendForm<Receipt>(
  { site, saved }: Sender,
  body: object,
  post: (client: ApiClient, request: FormRequest) => ReturnType<Call<Receipt>>,
  content: unknown = withoutHold(body),
): Promise<Sent<Receipt>> {
  const params = { header: { 'Idempotency-Key': await saved.submissionKey(content) } }
  return send<Receipt>(async (signal) => post(await site.api(), { body: body as never, params, signal }))
}

/** The answers to a questionnaire that the backend serves, with the consent to send them, as the contract accepts them. */
export function questionnaireBody(asked: Questionnaire, { values, locale }: Submission) {
  return { locale, ...answersToSend(asked, values), ...consentIn(values) }
}
