import type { FunctionComponent } from 'react'
import { type FlowPage, FlowStages, type StageProps, useFlowPage } from '../form-flow/index.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useContactPhone } from '../platform/site/use-contact-phone.ts'
import { allowedRequestStage, type RequestDraft, requestDraft } from './request-draft.ts'

type Stage = FunctionComponent<StageProps<RequestDraft>>

interface RequestPageSource {
  /** Its name among the private parts of the application state. */
  part: string
  /** What `requestStages` makes, loaded when it is wanted. */
  load: () => Promise<Record<'RequestStage' | 'WelcomeBackStage' | 'ReceivedStage', Stage>>
  isThisPage: (path: string) => boolean
}

/** A page with one request for a call. */
export function requestPage({ part, load, isThisPage }: RequestPageSource): FlowPage<RequestDraft> {
  return {
    draft: requestDraft(part),
    allowedStage: allowedRequestStage,
    firstStage: 'request',
    stages: {
      'welcome-back': { load: async () => (await load()).WelcomeBackStage },
      request: { load: async () => (await load()).RequestStage },
      received: { load: async () => (await load()).ReceivedStage },
    },
    isThisPage,
  }
}

/** What the introduction of such a page is given. */
export interface IntroductionProps {
  pageTitle: string
  /** E.164 */
  phone: string
  onStart: () => void
}

interface RequestPageProps {
  page: FlowPage<RequestDraft>
  site: SiteContext
  title: string
  /** What is asked for and what happens then, readable before and without JavaScript. */
  Introduction: FunctionComponent<IntroductionProps>
}

/** Shows the stage at which the visitor stands. */
export function RequestPage({ page, site, title, Introduction }: RequestPageProps) {
  const state = useFlowPage(page, site)
  const phone = useContactPhone()
  const introduction = <Introduction pageTitle={title} phone={phone} onStart={() => state.goTo('request')} />
  return <FlowStages {...state} page={page} site={site} title={title} phone={phone} introduction={introduction} />
}
