import type { Sent } from '@clairmemoire/api-client/calls'
import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { type Sender, sendForm } from '../form-flow/index.ts'
import type { FormBody } from './form-body.ts'

/** Requests a call about a study (R7-13). */
export function signUp(sender: Sender, body: FormBody): Promise<Sent<TrialSignup>> {
  return sendForm(sender, body, (client, request) => client.POST('/api/trials/signup', request))
}
