import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import type { StudyListing } from '@clairmemoire/domain/study'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type IntroductionProps, RequestIntroduction, requestPage } from '../../../call-requests/index.ts'
import { FlowStages, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { useStudyOfSlug } from '../../../study-entries/index.ts'
import { commonFacts } from '../common-facts.tsx'

const page = requestPage<TrialSignup>({
  part: 'trial-engagement',
  load: () => import('../study-request-stages.tsx'),
  loadReceived: () => import('../study-received.tsx'),
})

interface TrialEngagementPageProps {
  site: SiteContext
  title: string
  /** The slug of the study in the address. */
  studySlug: string | undefined
}

/** The request of people who have no study in mind, or who come from the leaflet of a study. */
export function TrialEngagementPage({ site, title, studySlug }: TrialEngagementPageProps) {
  const state = useFlowPage(page, site)
  const { saved, begin } = state
  // The page's HTML document is the same for every query, so the study is looked up once the page is interactive.
  const named = useStudyOfSlug(site, saved.draft && studySlug)
  const isOfCountry = named?.locale === localeOfCountry(useVisitorCountry())
  const study = isOfCountry ? (named ?? undefined) : undefined
  const start = () => begin('request', study && { about: study.code, aboutName: study.name })
  const introduction = <EngagementIntroduction study={study} pageTitle={title} onStart={start} />
  return <FlowStages {...state} page={page} site={site} title={title} introduction={introduction} />
}

interface EngagementIntroductionProps extends IntroductionProps {
  study: StudyListing | undefined
}

/** Explains the request, with links for people who first want to read about studies. */
function EngagementIntroduction({ study, ...props }: EngagementIntroductionProps) {
  const name = study?.name
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="study-requests.engagement.lead">
          Vous n’avez pas besoin d’avoir choisi une étude. Dites-⁠nous qui appeler et quand : nous répondons à vos
          questions pendant un appel gratuit de 10 minutes.
        </Trans>
      }
      startLabel={<Trans id="study-requests.engagement.start">Donner mes coordonnées</Trans>}
      notice={
        name === undefined ? null : (
          <Notice tone="info">
            <p>
              <Trans id="study-requests.engagement.about-study">
                Votre lien concerne l’étude {name}. Nous en parlerons en premier.
              </Trans>
            </p>
          </Notice>
        )
      }
      facts={[
        ...commonFacts,
        {
          term: <Trans id="study-requests.engagement.who">Pour qui</Trans>,
          value: (
            <Trans id="study-requests.engagement.who.value">
              Pour vous ou pour un proche, avec ou sans trouble de la mémoire.
            </Trans>
          ),
        },
        {
          term: <Trans id="study-requests.introduction.first">Vous hésitez ?</Trans>,
          value: (
            <Trans id="study-requests.engagement.first">
              <Link to="/trial-finder">Voyez si une étude peut vous convenir</Link>, ou{' '}
              <Link to="/essais-cliniques">lisez les pages des études</Link>.
            </Trans>
          ),
        },
      ]}
    />
  )
}
