import type { Callback, CallNeed, Helper } from '@clairmemoire/api-client/schema'
import {
  callbackIn,
  chosenIn,
  consentIn,
  contactDetails,
  type FlowValues,
  honeypotIn,
  type StepValue,
} from '../form-flow/index.ts'
import { callsSomeoneElse } from './call-steps.ts'

/** What every request for a call says of who asks, whom to call and when. */
export interface CallDetails {
  first_name: string
  last_name?: string
  email?: string
  needs?: CallNeed[]
  phone?: string
  relation?: string
  helper?: Helper
  callback: Callback
  consent: true
  consent_text_version: string
}

/** The same out of the values of `callSteps`: the phone of who asks, or a helper. */
export function callDetailsIn(values: FlowValues): CallDetails {
  const { first_name = '', last_name, email, phone, relation, ...rest } = contactDetails(values['contact'])
  const helper = callsSomeoneElse(values) ? helperIn(values) : undefined
  return {
    first_name,
    ...(last_name ? { last_name } : {}),
    ...(email ? { email } : {}),
    ...callNeedsIn(values[callsSomeoneElse(values) ? 'helper' : 'contact']),
    ...(helper ? { helper } : { phone: phone ?? '', ...(relation ? { relation } : {}) }),
    callback: callbackIn(values['slot']),
    ...consentIn(values),
    ...honeypotIn(rest),
  }
}

/** Asked about whoever is called. */
export function callNeedsIn(called: StepValue | undefined): { needs?: CallNeed[] } {
  const chosen = chosenIn(contactDetails(called)['needs']).filter(isCallNeed)
  return chosen.length > 0 ? { needs: chosen } : {}
}

const callNeeds: readonly CallNeed[] = ['speak_up', 'hearing_aid', 'video', 'interpreter']

function isCallNeed(id: string): id is CallNeed {
  return callNeeds.some((need) => need === id)
}

function helperIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['helper'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}
