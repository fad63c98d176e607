import type { TrialCallSubmission } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowValues } from '../form-flow/index.ts'
import { callRequestIn } from './call-steps.ts'
import { websiteIn } from './filled-in.ts'
import { consentsIn } from './form-body.ts'

interface AskedTrialCall {
  locale: Locale
  country: Country
  /** Version of the questions of the trial finder. */
  version: string
  answers: TrialCallSubmission['answers']
  /** Of `callSteps`. */
  values: FlowValues
  postalCode?: string | undefined
}

/** A request to be called about a study, with the answers of the trial finder (R7-13). */
export function trialCallBody({ version, answers, values, postalCode, ...asked }: AskedTrialCall): TrialCallSubmission {
  return {
    ...asked,
    form_version: version,
    answers,
    call: callRequestIn(values, postalCode),
    consents: consentsIn(values),
    ...websiteIn(values),
  }
}
