import type { FunctionComponent } from 'react'
import type { PageDraft } from '../drafts/page-draft.ts'
import type { Visit } from './visit.ts'

export interface StageProps<Draft extends PageDraft> {
  visit: Visit<Draft>
}

/** Where nothing has been asked yet; the page itself, readable without a script. */
export const introduction = 'introduction'

/** The stages that a page loads when they are wanted. */
export type StageName<Draft extends PageDraft> = Exclude<Draft['stage'], typeof introduction>

/** One stage of a page with flows. */
export interface Stage<Draft extends PageDraft> {
  load: () => Promise<FunctionComponent<StageProps<Draft>>>
  /** The stages that may follow: fetched once there is an answer. */
  mayLeadTo?: readonly StageName<Draft>[]
}

export type Stages<Draft extends PageDraft> = Readonly<Record<StageName<Draft>, Stage<Draft>>>

export function isStageName<Draft extends PageDraft>(stage: Draft['stage']): stage is StageName<Draft> {
  return stage !== introduction
}
