import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { type Country, localeOfCountry } from '@clairmemoire/domain/country'
import type { StudyListing } from '@clairmemoire/domain/study'
import { studyOfSlug } from '@clairmemoire/studies/catalogue'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type IntroductionProps, RequestIntroduction, requestPage } from '../../../call-requests/index.ts'
import { FlowStages, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone, useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { matchPath } from '../../../routing/public-paths.ts'
import { commonFacts } from '../common-facts.tsx'

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
  const study = knownStudy(studySlug, useVisitorCountry())
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

/** The study that an address names, if it is one of this country; whatever else it holds is no study, and nothing is said of it. */
export function knownStudy(slug: string | undefined, country: Country): StudyListing | undefined {
  const study = slug === undefined ? undefined : studyOfSlug(slug.toLowerCase())
  return study?.locale === localeOfCountry(country) ? study : undefined
}

interface EngagementIntroductionProps extends IntroductionProps {
  study: StudyListing | undefined
}

/** What leaving an address leads to, and the ways for who would rather look first. */
function EngagementIntroduction({ study, ...props }: EngagementIntroductionProps) {
  const name = study?.name
  return (
    <RequestIntroduction
      {...props}
      title={<Trans id="study-requests.engagement.title">Participer à la recherche sur la mémoire</Trans>}
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
          id: 'who',
          term: <Trans id="study-requests.engagement.who">Pour qui</Trans>,
          value: (
            <Trans id="study-requests.engagement.who.value">
              Pour vous ou pour un proche, avec ou sans trouble de la mémoire.
            </Trans>
          ),
        },
        {
          id: 'first',
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
