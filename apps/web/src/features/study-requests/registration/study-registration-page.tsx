import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { StudyListing } from '@clairmemoire/domain/study'
import { useState } from 'react'
import { type RequestDraft, requestPage } from '../../../call-requests/index.ts'
import { type FlowPage, FlowStages, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { matchPath } from '../../../routing/public-paths.ts'
import { ClosedStudy } from './closed-study.tsx'
import { RegistrationIntroduction } from './registration-introduction.tsx'
import { registrationDraft } from './registration-draft.ts'

interface StudyRegistrationPageProps {
  site: SiteContext
  title: string
  study: StudyListing
  /** A study that takes nobody in is not offered. */
  isOpen: boolean
  isAnnounced: boolean
}

/** The request for a call about one study. */
export function StudyRegistrationPage({ isOpen, isAnnounced, ...page }: StudyRegistrationPageProps) {
  // Another study is another page, although one route shows both.
  return isOpen ? (
    <OpenRegistration key={page.study.code} {...page} />
  ) : (
    <ClosedStudy study={page.study} isAnnounced={isAnnounced} />
  )
}

function OpenRegistration({ site, title, study }: Omit<StudyRegistrationPageProps, 'isOpen' | 'isAnnounced'>) {
  const [page] = useState(() => registrationPage(study))
  const state = useFlowPage(page, site)
  const phone = useContactPhone()
  const introduction = (
    <RegistrationIntroduction
      study={study}
      settings={site.settings}
      pageTitle={title}
      phone={phone}
      onStart={() => state.begin('request')}
    />
  )
  return <FlowStages {...state} page={page} site={site} title={title} phone={phone} introduction={introduction} />
}

function registrationPage({ code, slug }: StudyListing): FlowPage<RequestDraft<TrialSignup>> {
  return {
    ...requestPage<TrialSignup>({
      part: 'study-registration',
      load: () => import('../study-request-flow.tsx'),
      isThisPage: (path) => {
        const match = matchPath(path)
        return match?.page.screen === 'StudyRegistration' && match.params['trial_name'] === slug
      },
    }),
    draft: registrationDraft(code),
  }
}
