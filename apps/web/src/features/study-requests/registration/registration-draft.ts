import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import { cleanRequest, type RequestDraft, requestDraft } from '../../../call-requests/index.ts'
import type { DraftKind } from '../../../form-flow/index.ts'

type RegistrationDraft = RequestDraft<TrialSignup>

/** One part for every study: the name of a part can be read on the device, and no study is named there. */
const part = 'study-registration'

export function registrationDraft(study: StudyCode): DraftKind<RegistrationDraft> {
  const kind = requestDraft<TrialSignup>(part)
  return {
    ...kind,
    empty: { ...cleanRequest, about: study },
    read: (value) => aboutStudy(kind.read(value), study),
  }
}

/** What was typed for one study stands for the next; what was agreed to and what was received does not. */
function aboutStudy(draft: RegistrationDraft, study: StudyCode): RegistrationDraft {
  if (draft.about === study) return draft
  const { consent: _, ...values } = draft.flows.request.values
  return { ...cleanRequest, about: study, flows: { request: { values, entries: {}, isSending: false } } }
}
