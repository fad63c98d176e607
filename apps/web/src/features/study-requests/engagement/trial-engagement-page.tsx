import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { requestPage } from '../../../call-requests/index.ts'
import { FlowStages, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { matchPath } from '../../../routing/public-paths.ts'
import { EngagementIntroduction } from './engagement-introduction.tsx'
import { knownStudy } from './known-study.ts'

const page = requestPage<TrialSignup>({
  part: 'trial-engagement',
  load: () => import('../study-request-flow.tsx'),
  isThisPage: (path) => matchPath(path)?.page.screen === 'TrialEngagementForm',
})

interface TrialEngagementPageProps {
  site: SiteContext
  title: string
  /** The study in the address, as its page is called there. */
  studySlug: string | undefined
}

/** For who has no study in mind, or comes from the leaflet of one. */
export function TrialEngagementPage({ site, title, studySlug }: TrialEngagementPageProps) {
  const state = useFlowPage(page, site)
  const phone = useContactPhone()
  const { kept, begin } = state
  const study = knownStudy(studySlug, site.settings.country)
  const start = () => begin('request', study && { about: study.code })
  const introduction = (
    <EngagementIntroduction
      // The document of the page is the same for every query: what it asks for is known once the page is interactive.
      study={kept.draft && study}
      settings={site.settings}
      pageTitle={title}
      phone={phone}
      onStart={start}
    />
  )
  return <FlowStages {...state} page={page} site={site} title={title} phone={phone} introduction={introduction} />
}
