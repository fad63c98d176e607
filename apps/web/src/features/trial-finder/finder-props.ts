import type { Questionnaire } from '@clairmemoire/api-client/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../routing/router-context.ts'
import type { FinderDraft, Stage } from './finder-draft.ts'
import type { KeptDraft } from './use-finder-draft.ts'

export interface TrialFinderPageProps {
  site: Pick<RouterContext, 'locale' | 'settings' | 'api' | 'queryClient' | 'applicationState'>
  title: string
}

/** What every stage after the introduction is given. */
export interface FinderProps extends TrialFinderPageProps {
  client: QueryClient
  kept: KeptDraft & { draft: FinderDraft }
  stage: Stage
  goTo: (stage: Stage) => void
}

export interface FormStageProps extends FinderProps {
  questionnaire: Questionnaire
}
