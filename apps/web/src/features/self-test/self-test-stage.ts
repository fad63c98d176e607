import { isBegun } from '../../form-flow/index.ts'
import type { SelfTestDraft, SelfTestStage } from './self-test-draft.ts'

/** The stage that may be shown: what was sent is not sent again by going back. */
export function allowedStage(draft: SelfTestDraft, wanted: string | undefined): SelfTestStage {
  switch (wanted) {
    case 'invitation':
    case 'view':
    case 'view-sent':
    case 'link-gone':
      return stageOfView(draft, wanted) ?? stageOfTest(draft, undefined)
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
