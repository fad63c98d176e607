import type { UserType } from '@clairmemoire/api-client/schema'
import {
  type DraftKind,
  emptyDraft,
  type FlowContext,
  type FlowDraft,
  isBegun,
  readDraft,
} from '../../form-flow/index.ts'
import { restOfTest, selfTestPart } from '../../own-results/index.ts'

/** The states of the test that a visitor can stand in; none has an address, and the result has a page of its own. */
export type SelfTestStage =
  | 'introduction'
  | 'welcome-back'
  | 'test'
  | typeof restOfTest
  | 'sent'
  | 'invitation'
  | 'view'
  | 'view-sent'
  | 'link-gone'

/** Somebody close asked for this person’s view of them. */
interface Invitation {
  /** Can be used once; whoever has it may answer. */
  link: string
  /** It was used, is out of date or was erased: the answers wait for another one. */
  isGone?: boolean
}

/** The short form was answered, and the rest is asked now. */
interface Continued {
  /** Names what came of the short form. */
  result: string
  /** The questions of the short form, which are not asked again. */
  answered: readonly string[]
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
  continued?: Continued | undefined
  /** The answers were received, and are not on this device any more. */
  isSent?: boolean
  invitation?: Invitation | undefined
  /** Names what came of the view that was sent. */
  viewResult?: string | undefined
}

export type SelfTestContext = FlowContext<SelfTestDraft>

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

/** The stage that may be shown: what was sent is not sent again by going back. */
export function allowedStage(draft: SelfTestDraft, wanted: string | undefined): SelfTestStage {
  switch (wanted) {
    case 'invitation':
    case 'view':
    case 'view-sent':
    case 'link-gone':
      return stageOfView(draft, wanted) ?? stageOfTest(draft, undefined)
    case restOfTest:
      // What was begun and is about something else comes first.
      return isBegun(draft.flows.test) && !draft.continued ? 'welcome-back' : wanted
    case 'welcome-back':
      return isAnsweringView(draft) ? welcomeTo(draft) : stageOfTest(draft, wanted)
    case undefined:
    default:
      return stageOfTest(draft, wanted)
  }
}

/** Whether what this person was asked for about somebody else is what they did last, and is not sent yet. */
export function isAnsweringView({ invitation, stage }: SelfTestDraft): boolean {
  return invitation !== undefined && (stage === 'invitation' || stage === 'view' || stage === 'link-gone')
}

function welcomeTo({ flows }: SelfTestDraft): SelfTestStage {
  return isBegun(flows.view) ? 'welcome-back' : 'invitation'
}

function stageOfView(draft: SelfTestDraft, wanted: SelfTestStage): SelfTestStage | undefined {
  const { invitation, viewResult } = draft
  if (!invitation) return viewResult === undefined ? undefined : 'view-sent'
  if (wanted === 'view-sent') return 'invitation'
  return wanted === 'link-gone' && !invitation.isGone ? 'view' : wanted
}

function stageOfTest({ isSent, flows }: SelfTestDraft, wanted: string | undefined): SelfTestStage {
  if (isSent) return 'sent'
  if (wanted === 'test') return 'test'
  return wanted === 'welcome-back' && isBegun(flows.test) ? 'welcome-back' : 'introduction'
}
