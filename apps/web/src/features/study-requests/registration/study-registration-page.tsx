import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { StudyListing } from '@clairmemoire/domain/study'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type RequestDraft, requestPage } from '../../../call-requests/index.ts'
import { type FlowPage, FlowStages, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { matchPath } from '../../../routing/public-paths.ts'
import { registrationDraft } from './registration-draft.ts'
import { RegistrationIntroduction } from './registration-introduction.tsx'

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

/** For who comes to register for a study that takes nobody in, any more or yet: no form, and where else to turn. */
function ClosedStudy({ study: { name }, isAnnounced }: { study: StudyListing; isAnnounced: boolean }) {
  return (
    <Hero
      title={
        isAnnounced ? (
          <Trans id="study-requests.announced.title">L’étude {name} ne cherche pas encore de participants</Trans>
        ) : (
          <Trans id="study-requests.closed.title">L’étude {name} ne cherche plus de participants</Trans>
        )
      }
      lead={
        isAnnounced ? (
          <Trans id="study-requests.announced.lead">
            On ne peut pas encore s’y inscrire. Nous pouvons vous écrire quand elle ouvre.
          </Trans>
        ) : (
          <Trans id="study-requests.closed.lead">
            On ne peut plus s’y inscrire. D’autres études peuvent exister près de chez vous.
          </Trans>
        )
      }
      actions={
        <Actions>
          <Link to="/essais-cliniques" className={buttonClass('primary')}>
            <Trans id="study-requests.closed.catalogue">Voir toutes les études</Trans>
          </Link>
          <Link to="/trial-finder" className={buttonClass('quiet')}>
            <Trans id="study-requests.closed.finder">Chercher une étude pour moi</Trans>
          </Link>
          <Link to="/your-news" className={buttonClass('quiet')}>
            <Trans id="study-requests.closed.news">Recevoir un e-mail quand une étude ouvre</Trans>
          </Link>
        </Actions>
      }
    />
  )
}
