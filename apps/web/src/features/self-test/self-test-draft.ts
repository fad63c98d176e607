import type { UserType } from '@clairmemoire/api-client/schema'
import {
  type DraftKind,
  emptyDraft,
  type FlowContext,
  type FlowDraft,
  isBegun,
  readDraft,
} from '../../form-flow/index.ts'
import { remainingQuestionsStage, selfTestPart } from '../../own-results/index.ts'

/**
 * The stages of the test. No stage has an address of its own, and the result is a separate page. `rest` leads from the result of
 * the short form to the remaining questions; in `view`, an invited relative answers about somebody else. Drafts store these names.
 */
export type SelfTestStage =
  | 'introduction'
  | 'welcome-back'
  | 'test'
  | typeof remainingQuestionsStage
  | 'sent'
  | 'invitation'
  | 'view'
  | 'view-sent'
  | 'link-gone'

/** An invitation to answer about somebody else. */
interface Invitation {
  /** The key in the link. It works once, for every holder of the link. */
  link: string
  /** Whether the link was used, has expired or was erased; the answers stay until there is a new link. */
  isGone?: boolean
}

/** Stored while the person answers the remaining questions, after the short form. */
interface Continued {
  /** The id of the result of the short form. */
  result: string
  /** The ids of the questions of the short form, which are not asked again. */
  answered: readonly string[]
}

/** The stored draft of one visitor. */
export interface SelfTestDraft {
  version: 1
  id?: string | undefined
  stage: SelfTestStage
  /** `view` holds the answers about the sender of the invitation, separate from the visitor’s own test. */
  flows: Readonly<Record<'test' | 'view', FlowDraft>>
  userType: UserType
  /** The version of the questions at the last answer. */
  questionnaireVersion?: string | undefined
  continued?: Continued | undefined
  /** Whether the backend has received the answers, which are then erased from this device. */
  isSent?: boolean
  invitation?: Invitation | undefined
  /** The id of the result that follows from a sent view. */
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

/** The stage to show; it prevents the browser's Back from sending answers a second time. */
export function allowedStage(draft: SelfTestDraft, wanted: string | undefined): SelfTestStage {
  switch (wanted) {
    case 'invitation':
    case 'view':
    case 'view-sent':
    case 'link-gone':
      return stageOfView(draft, wanted) ?? stageOfTest(draft, undefined)
    case remainingQuestionsStage:
      // If another test is unfinished, the person decides about that test first.
      return isBegun(draft.flows.test) && !draft.continued ? 'welcome-back' : wanted
    case 'welcome-back':
      return isAnsweringView(draft) ? stageOnReturn(draft) : stageOfTest(draft, wanted)
    case undefined:
    default:
      return stageOfTest(draft, wanted)
  }
}

/** Whether an unsent view was the visitor's last activity. */
export function isAnsweringView({ invitation, stage }: SelfTestDraft): boolean {
  return invitation !== undefined && (stage === 'invitation' || stage === 'view' || stage === 'link-gone')
}

function stageOnReturn({ flows }: SelfTestDraft): SelfTestStage {
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
