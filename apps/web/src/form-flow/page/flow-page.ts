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
  /** The title of the page. */
  title: string
  saved: SavedPage<Draft> & { draft: Draft }
  goTo: (stage: Draft['stage']) => void
  /** The visitor's country, as far as this device knows. */
  country: Country
  /** The clinic's number for that country, in E.164. */
  phone: string
}

export interface StageProps<Draft extends PageDraft> {
  context: FlowContext<Draft>
}

/** The stages that a page loads on demand: all but the introduction. */
export type StageName<Draft extends PageDraft> = Exclude<Draft['stage'], 'introduction'>

interface Stage<Draft extends PageDraft> {
  load: () => Promise<FunctionComponent<StageProps<Draft>>>
  /** Possible next stages; they are prefetched once there is an answer. */
  mayLeadTo?: readonly StageName<Draft>[]
}

export type Stages<Draft extends PageDraft> = Readonly<Record<StageName<Draft>, Stage<Draft>>>

/** A page with forms. It starts with an introduction; the stages that follow have no address of their own. */
export interface FlowPage<Draft extends PageDraft> extends StageRule<Draft> {
  draft: DraftKind<Draft>
  /** The first stage after the introduction. */
  firstStage: StageName<Draft>
  stages: Stages<Draft>
  /**
   * The words of the stages, which load with the first stage because the introduction does not need them. They are in a separate module
   * `stage-words.ts`, because catalogs that the page itself imports load with the page (`server/client-assets.ts`).
   */
  words: () => Promise<Catalog>
  /** Stages that are on another page, with its path: going to such a stage opens that page, and Back returns to this one. */
  pagesAfter?: Readonly<Partial<Record<StageName<Draft>, string>>>
}

export function isStageName<Draft extends PageDraft>(stage: Draft['stage']): stage is StageName<Draft> {
  return stage !== 'introduction'
}
