import type { UserType } from '@clairmemoire/api-client/schema'
import { type DraftKind, emptyDraft, type FlowDraft, readDraft, type Visit } from '../../form-flow/index.ts'
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

export function readSelfTestDraft(value: unknown): SelfTestDraft {
  return readDraft(cleanDraft, value, { isSound: ({ userType }) => userTypes.some((known) => known === userType) })
}
