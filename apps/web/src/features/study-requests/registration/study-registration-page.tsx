import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { StudyListing } from '@clairmemoire/domain/study'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  cleanRequest,
  type IntroductionProps,
  type RequestDraft,
  RequestIntroduction,
  requestDraft,
  requestPage,
} from '../../../call-requests/index.ts'
import { type DraftKind, type FlowPage, FlowStages, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { commonFacts } from '../common-facts.tsx'

type RegistrationDraft = RequestDraft<TrialSignup>
type Named = Pick<StudyListing, 'code' | 'name'>

/** All studies share one part, because its name is readable on the device and must not reveal the study. */
const part = 'study-registration'

export function registrationDraft({ code: about, name: aboutName }: Named): DraftKind<RegistrationDraft> {
  const kind = requestDraft<TrialSignup>(part)
  return {
    ...kind,
    empty: { ...cleanRequest, about, aboutName },
    read: (value) => aboutStudy(kind.read(value), { about, aboutName }),
  }
}

/** Reuses the values for another study, without the consent and the receipt. */
function aboutStudy(
  draft: RegistrationDraft,
  study: Pick<RegistrationDraft, 'about' | 'aboutName'>,
): RegistrationDraft {
  if (draft.about === study.about) return { ...draft, ...study }
  const { consent: _, ...values } = draft.flows.request.values
  return { ...cleanRequest, ...study, flows: { request: { values, entries: {}, isSending: false } } }
}

interface StudyRegistrationPageProps {
  site: SiteContext
  title: string
  study: StudyListing
  /** Whether the study recruits; otherwise the page has no form. */
  isOpen: boolean
  isPaused: boolean
  isAnnounced: boolean
}

/** The request for a call about one study. */
export function StudyRegistrationPage({ isOpen, isPaused, isAnnounced, ...page }: StudyRegistrationPageProps) {
  // All studies share one route, so the key resets the state for another study.
  return isOpen ? (
    <OpenRegistration key={page.study.code} {...page} />
  ) : (
    <ClosedStudy study={page.study} isPaused={isPaused} isAnnounced={isAnnounced} />
  )
}

function OpenRegistration({
  site,
  title,
  study,
}: Omit<StudyRegistrationPageProps, 'isOpen' | 'isPaused' | 'isAnnounced'>) {
  const [page] = useState(() => registrationPage(study))
  const state = useFlowPage(page, site)
  const introduction = (
    <RegistrationIntroduction study={study} pageTitle={title} onStart={() => state.begin('request')} />
  )
  return <FlowStages {...state} page={page} site={site} title={title} introduction={introduction} />
}

function registrationPage(study: Named): FlowPage<RequestDraft<TrialSignup>> {
  return {
    ...requestPage<TrialSignup>({
      part: 'study-registration',
      load: () => import('../study-request-stages.tsx'),
      loadReceived: () => import('../study-received.tsx'),
    }),
    draft: registrationDraft(study),
  }
}

interface ClosedStudyProps extends Pick<StudyRegistrationPageProps, 'isPaused' | 'isAnnounced'> {
  study: StudyListing
}

/** Replaces the form if the study is closed, paused or not open yet, and offers alternatives. */
function ClosedStudy({ study: { name }, isPaused, isAnnounced }: ClosedStudyProps) {
  return (
    <Hero
      title={
        isAnnounced ? (
          <Trans id="study-requests.announced.title">L’étude {name} ne cherche pas encore de participants</Trans>
        ) : isPaused ? (
          <Trans id="study-requests.paused.title">L’étude {name} ne cherche pas de participants pour le moment</Trans>
        ) : (
          <Trans id="study-requests.closed.title">L’étude {name} ne cherche plus de participants</Trans>
        )
      }
      lead={
        isAnnounced ? (
          <Trans id="study-requests.announced.lead">
            On ne peut pas encore s’y inscrire. Nous pouvons vous écrire quand elle ouvre.
          </Trans>
        ) : isPaused ? (
          <Trans id="study-requests.paused.lead">
            On ne peut pas s’y inscrire aujourd’hui. Nous pouvons vous écrire quand elle ouvre de nouveau.
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
            <Trans id="study-requests.news">Recevoir un e-mail quand une étude ouvre</Trans>
          </Link>
        </Actions>
      }
    />
  )
}

/** Describes the study and the limits of a registration, and links the trial finder for people who have not used it. */
function RegistrationIntroduction({ study: { slug }, ...props }: IntroductionProps & { study: StudyListing }) {
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="study-requests.registration.lead">
          Dites-⁠nous qui appeler et quand. Nous parlons de l’étude ensemble pendant un appel gratuit de 10 minutes.
        </Trans>
      }
      startLabel={<Trans id="study-requests.registration.start">Commencer mon inscription</Trans>}
      facts={[
        ...commonFacts,
        {
          term: <Trans id="study-requests.registration.confirmation">Participer ou non</Trans>,
          value: (
            <Trans id="study-requests.registration.confirmation.value">
              Cette inscription ne vous fait pas entrer dans l’étude. Seule l’équipe de l’étude peut confirmer qu’une
              personne peut participer.
            </Trans>
          ),
        },
        {
          term: <Trans id="study-requests.introduction.first">Vous hésitez ?</Trans>,
          value: (
            <Trans id="study-requests.registration.first">
              <Link to="/trial-finder" search={{ trial: slug }}>
                Voyez si cette étude peut vous convenir
              </Link>
              , ou{' '}
              <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slug }} activeOptions={{ exact: true }}>
                lisez d’abord sa page
              </Link>
              .
            </Trans>
          ),
        },
      ]}
    />
  )
}
