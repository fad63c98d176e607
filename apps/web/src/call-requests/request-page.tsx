import type { Receipt } from '@clairmemoire/api-client/schema'
import type { FunctionComponent } from 'react'
import { type FlowPage, FlowStages, type StageProps, useFlowPage } from '../form-flow/index.ts'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useContactPhone } from '../platform/site/use-contact-phone.ts'
import { allowedRequestStage, type RequestDraft, requestDraft } from './request-draft.ts'

type Stage<Answer> = FunctionComponent<StageProps<RequestDraft<Answer>>>

interface RequestPageSource<Answer> {
  /** Its name among the private parts of the application state. */
  part: string
  /** What `requestStages` makes, loaded when it is wanted. */
  load: () => Promise<Record<'RequestStage' | 'WelcomeBackStage' | 'ReceivedStage', Stage<Answer>>>
  /** Where the thanks stand at an address of their own. */
  thanksAt?: string
  isThisPage: (path: string) => boolean
}

/** A page with one request. */
export function requestPage<Answer = Receipt>(source: RequestPageSource<Answer>): FlowPage<RequestDraft<Answer>> {
  const { part, load, thanksAt, isThisPage } = source
  return {
    draft: requestDraft(part),
    allowedStage: allowedRequestStage,
    firstStage: 'request',
    stages: {
      'welcome-back': { load: async () => (await load()).WelcomeBackStage },
      request: { load: async () => (await load()).RequestStage },
      received: { load: async () => (await load()).ReceivedStage },
    },
    ...(thanksAt === undefined ? {} : { pagesAfter: { received: thanksAt } }),
    isThisPage,
  }
}

/** What the introduction of such a page is given. */
export interface IntroductionProps {
  settings: PublicSettings
  pageTitle: string
  /** E.164 */
  phone: string
  onStart: () => void
}

interface RequestPageProps<Answer> {
  page: FlowPage<RequestDraft<Answer>>
  site: SiteContext
  title: string
  /** What is asked for and what happens then, readable before and without JavaScript. */
  Introduction: FunctionComponent<IntroductionProps>
}

/** Shows the stage at which the visitor stands. */
export function RequestPage<Answer>({ page, site, title, Introduction }: RequestPageProps<Answer>) {
  const state = useFlowPage(page, site)
  const phone = useContactPhone()
  const introduction = (
    <Introduction settings={site.settings} pageTitle={title} phone={phone} onStart={() => state.begin('request')} />
  )
  return <FlowStages {...state} page={page} site={site} title={title} phone={phone} introduction={introduction} />
}
