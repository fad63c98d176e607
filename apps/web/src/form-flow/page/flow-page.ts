import type { Country } from '@clairmemoire/domain/country'
import type { Catalog } from '@clairmemoire/i18n/catalog'
import type { FunctionComponent } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { DraftKind, PageDraft } from './draft.ts'
import type { SavedPage, StageRule } from './page-state.ts'

/** The properties of the site that a page with forms uses. */
export type FlowSite = Pick<
  SiteContext,
  'locale' | 'settings' | 'i18n' | 'api' | 'content' | 'queryClient' | 'draftIds' | 'applicationState'
>

/** One visitor at one page with forms, passed to each of its stages. */
export interface FlowContext<Draft extends PageDraft> {
  site: FlowSite
  /** Of the page. */
  title: string
  saved: SavedPage<Draft> & { draft: Draft }
  goTo: (stage: Draft['stage']) => void
  /** The visitor's country, as far as this device knows. */
  country: Country
  /** E.164, for that country. */
  phone: string
}

export interface StageProps<Draft extends PageDraft> {
  context: FlowContext<Draft>
}

/** The stages that a page loads on demand: all but the introduction. */
export type StageName<Draft extends PageDraft> = Exclude<Draft['stage'], 'introduction'>

interface Stage<Draft extends PageDraft> {
  load: () => Promise<FunctionComponent<StageProps<Draft>>>
  /** Possible next stages: prefetched once there is an answer. */
  mayLeadTo?: readonly StageName<Draft>[]
}

export type Stages<Draft extends PageDraft> = Readonly<Record<StageName<Draft>, Stage<Draft>>>

/** A page with forms: an introduction that anyone may read, then stages, none of which has an address. */
export interface FlowPage<Draft extends PageDraft> extends StageRule<Draft> {
  draft: DraftKind<Draft>
  /** The first stage after the introduction. */
  firstStage: StageName<Draft>
  stages: Stages<Draft>
  /**
   * The words of the stages, loaded with any of them: the introduction does not need them. They are in a module `stage-words.ts`, because
   * the catalogs that a page imports itself load with it, and those of this module with its first stage (`server/client-assets.ts`).
   */
  words: () => Promise<Catalog>
  /** Stages that continue on another page, by its path: arriving there redirects to that page, Back returns to the stage. */
  pagesAfter?: Readonly<Partial<Record<StageName<Draft>, string>>>
}

export function isStageName<Draft extends PageDraft>(stage: Draft['stage']): stage is StageName<Draft> {
  return stage !== 'introduction'
}
