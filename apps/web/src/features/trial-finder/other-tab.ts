import { deepEqual } from '@tanstack/react-router'
import type { FlowDraft } from '../form-flow/index.ts'
import type { FinderDraft } from './finder-draft.ts'

/**
 * The draft of this tab after another one saved `theirs`: the answers are theirs, the place is its own. Undefined when there
 * is nothing to follow, or when one of both is being sent: then the answer of the backend decides.
 */
export function afterOtherTab(own: FinderDraft, theirs: FinderDraft): FinderDraft | undefined {
  if (isBeingSent(own) || isBeingSent(theirs)) return undefined
  const followed: FinderDraft = {
    ...theirs,
    id: theirs.id ?? own.id,
    stage: own.stage,
    screening: placedAs(own.screening, theirs.screening),
    request: placedAs(own.request, theirs.request),
    news: placedAs(own.news, theirs.news),
  }
  return deepEqual(followed, own) ? undefined : followed
}

function isBeingSent({ screening, request, news }: FinderDraft): boolean {
  return [screening, request, news].some(({ isSending }) => isSending)
}

function placedAs({ step: place }: FlowDraft, theirs: FlowDraft): FlowDraft {
  const { step: _, ...answers } = theirs
  return place === undefined ? answers : { ...answers, step: place }
}
