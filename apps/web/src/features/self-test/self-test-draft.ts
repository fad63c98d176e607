import type { UserType } from '@clairmemoire/api-client/schema'
import { type DraftKind, emptyDraft, type FlowDraft, isFlowDraft, isRecord, type Visit } from '../../form-flow/index.ts'
import { selfTestPart } from '../../own-results/index.ts'

/** The states of the test that a visitor can stand in; none has an address, and the result has a page of its own. */
export type SelfTestStage = 'introduction' | 'welcome-back' | 'test' | 'sent'

/** Everything the test keeps of one visitor. */
export interface SelfTestDraft {
  version: 1
  id?: string | undefined
  stage: SelfTestStage
  flows: Readonly<Record<'test', FlowDraft>>
  userType: UserType
  /** The version of the questions that were answered last. */
  questionnaireVersion?: string | undefined
  /** The answers were received, and are not on this device any more. */
  isSent?: boolean
}

export type SelfTestVisit = Visit<SelfTestDraft>

export const cleanDraft: SelfTestDraft = {
  version: 1,
  stage: 'introduction',
  flows: { test: emptyDraft },
  userType: 'patient',
}

const userTypes: readonly UserType[] = ['patient', 'relative', 'professional']

export const selfTestDraft: DraftKind<SelfTestDraft> = {
  part: selfTestPart,
  empty: cleanDraft,
  read: readSelfTestDraft,
  holdsMore: ({ isSent }) => isSent === true,
}

/** What was kept by this version of the test; whatever else is dropped. */
export function readSelfTestDraft(value: unknown): SelfTestDraft {
  // What can be opened was sealed by this site on this device: its frame tells whether the version is true.
  return isRecord(value) && isSelfTestDraft(value) ? value : cleanDraft
}

function isSelfTestDraft(value: Record<string, unknown>): value is Record<string, unknown> & SelfTestDraft {
  const { version, flows, userType } = value
  return (
    version === cleanDraft.version &&
    isRecord(flows) &&
    isFlowDraft(flows['test']) &&
    userTypes.some((known) => known === userType)
  )
}
