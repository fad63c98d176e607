import { holdsAnything } from '../../form-flow/index.ts'
import { type SelfTestDraft, selfTestDraft, type SelfTestStage } from './self-test-draft.ts'

/** The stage that may be shown: what was sent is not sent again by going back. */
export function allowedStage(draft: SelfTestDraft, wanted: string | undefined): SelfTestStage {
  if (draft.isSent) return 'sent'
  switch (wanted) {
    case 'test':
      return 'test'
    case 'welcome-back':
      return holdsAnything(selfTestDraft, draft) ? 'welcome-back' : 'introduction'
    case 'sent':
    case undefined:
    default:
      return 'introduction'
  }
}
