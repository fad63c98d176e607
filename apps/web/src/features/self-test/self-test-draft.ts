import type { UserType } from '@clairmemoire/api-client/schema'
import { type DraftKind, emptyDraft, type FlowDraft, isFlowDraft, isRecord, type Visit } from '../../form-flow/index.ts'
import { selfTestPart } from '../../own-results/index.ts'

/** The states of the test that a visitor can stand in; none has an address, and the result has a page of its own. */
export type SelfTestStage =
  | 'introduction'
  | 'welcome-back'
  | 'test'
  | 'sent'
  | 'invitation'
  | 'view'
  | 'view-sent'
  | 'link-gone'

/** Somebody close asked for this person’s view of them. */
export interface Invitation {
  /** Can be used once; whoever has it may answer. */
  link: string
  /** It was used, is out of date or was erased: the answers wait for another one. */
  isGone?: boolean
}

/** Everything the test keeps of one visitor. */
export interface SelfTestDraft {
  version: 1
  id?: string | undefined
  stage: SelfTestStage
  /** `view` is what is answered about who sent the invitation: never mixed with the person’s own test. */
  flows: Readonly<Record<'test' | 'view', FlowDraft>>
  userType: UserType
  /** The version of the questions that were answered last. */
  questionnaireVersion?: string | undefined
  /** The answers were received, and are not on this device any more. */
  isSent?: boolean
  invitation?: Invitation | undefined
  /** Names what came of the view that was sent. */
  viewResult?: string | undefined
}

export type SelfTestVisit = Visit<SelfTestDraft>

export const cleanDraft: SelfTestDraft = {
  version: 1,
  stage: 'introduction',
  flows: { test: emptyDraft, view: emptyDraft },
  userType: 'patient',
}

const userTypes: readonly UserType[] = ['patient', 'relative', 'professional']

export const selfTestDraft: DraftKind<SelfTestDraft> = {
  part: selfTestPart,
  empty: cleanDraft,
  read: readSelfTestDraft,
  holdsMore: ({ isSent, invitation, viewResult }) =>
    isSent === true || invitation !== undefined || viewResult !== undefined,
}

/** What was kept by this version of the test; whatever else is dropped. */
export function readSelfTestDraft(value: unknown): SelfTestDraft {
  // What can be opened was sealed by this site on this device: its frame tells whether the version is true.
  if (!isRecord(value) || !isSelfTestDraft(value)) return cleanDraft
  return { ...value, flows: { ...cleanDraft.flows, ...value.flows } }
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
