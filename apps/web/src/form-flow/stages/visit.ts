import type { ApiClient } from '@clairmemoire/api-client'
import type { Locale } from '@clairmemoire/domain/locale'
import type { QueryClient } from '@tanstack/react-query'
import type { ApplicationState } from '../../platform/application-state/application-state.ts'
import type { DraftIds } from '../../platform/draft-id/draft-ids.ts'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'
import type { PageDraft } from '../drafts/page-draft.ts'
import type { KeptDraft } from '../drafts/use-kept-draft.ts'

/** What a page with flows needs of its site. */
export interface FlowSite {
  locale: Locale
  settings: PublicSettings
  api: () => Promise<ApiClient>
  queryClient: () => Promise<QueryClient>
  draftIds: () => Promise<DraftIds>
  applicationState: ApplicationState
}

/** One visitor at one page with flows: what each of its stages is given. */
export interface Visit<Draft extends PageDraft> {
  site: FlowSite
  /** Of the page. */
  title: string
  kept: KeptDraft<Draft> & { draft: Draft }
  stage: Draft['stage']
  goTo: (stage: Draft['stage']) => void
  /** E.164, for the country of the visitor. */
  phone: string
}
