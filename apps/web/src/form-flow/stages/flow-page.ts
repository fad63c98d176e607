import type { DraftKind, PageDraft } from '../drafts/page-draft.ts'
import type { StageName, Stages } from './stages.ts'

/** A page with flows: an introduction that anyone may read, then stages, none of which has an address. */
export interface FlowPage<Draft extends PageDraft> {
  draft: DraftKind<Draft>
  /** The stage that may be shown to who wants this one; `introduction` for an unknown one. */
  allowedStage: (draft: Draft, wanted: string | undefined) => Draft['stage']
  /** The first stage after the introduction. */
  firstStage: StageName<Draft>
  stages: Stages<Draft>
  /** Stages that lead on to another page, by its path: who just came there is taken along, Back returns to the stage. */
  pagesAfter?: Readonly<Partial<Record<StageName<Draft>, string>>>
  /** Whether a path is one of this page, in any language. */
  isThisPage: (path: string) => boolean
}
