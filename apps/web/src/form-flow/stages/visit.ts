import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageDraft } from '../drafts/page-draft.ts'
import type { PersistedDraft } from '../drafts/use-persisted-draft.ts'

/** What a page with flows needs of its site. */
export type FlowSite = Pick<
  SiteContext,
  'locale' | 'settings' | 'i18n' | 'api' | 'content' | 'queryClient' | 'draftIds' | 'applicationState'
>

/** One visitor at one page with flows: what each of its stages is given. */
export interface Visit<Draft extends PageDraft> {
  site: FlowSite
  /** Of the page. */
  title: string
  kept: PersistedDraft<Draft> & { draft: Draft }
  stage: Draft['stage']
  goTo: (stage: Draft['stage']) => void
  /** E.164, for the country of the visitor. */
  phone: string
}
