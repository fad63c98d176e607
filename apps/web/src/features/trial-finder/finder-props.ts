import type { Questionnaire } from '@clairmemoire/api-client/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../routing/router-context.ts'
import type { FinderDraft, Stage } from './finder-draft.ts'
import type { KeptDraft } from './use-finder-draft.ts'

export interface TrialFinderPageProps {
  site: Pick<
    RouterContext,
    'locale' | 'environment' | 'settings' | 'api' | 'queryClient' | 'draftIds' | 'applicationState' | 'visitorCountry'
  >
  title: string
  /** The study in the address, as its page is called there. */
  trialSlug: string | undefined
}

/** What every stage after the introduction is given. */
export interface FinderProps extends TrialFinderPageProps {
  client: QueryClient
  kept: KeptDraft & { draft: FinderDraft }
  stage: Stage
  goTo: (stage: Stage) => void
  /** E.164, for the country of the visitor. */
  phone: string
}

export interface FormStageProps extends FinderProps {
  questionnaire: Questionnaire
}
