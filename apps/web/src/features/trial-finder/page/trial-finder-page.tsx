import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { type FlowPage, FlowStages, openingCatalog, useFlowPage } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useCountryOf } from '../../../platform/site/site-hooks.ts'
import type { PageCopy } from '../../../routing/page-loader.ts'
import { useStudyOfSlug } from '../../../study-entries/index.ts'
import { countryIn, type FinderDraft, finderDraft } from '../finder-draft.ts'
import { allowedStage } from '../finder-stage.ts'
import { Introduction, type Respondent } from './introduction.tsx'

interface TrialFinderPageProps {
  site: SiteContext
  title: string
  /** The slug of the study in the address. */
  trialSlug: string | undefined
  /** Whether the visitor chose on the previous page to answer for somebody else. */
  forRelative: boolean
}

const finder: FlowPage<FinderDraft> = {
  draft: finderDraft,
  allowedStage,
  firstStage: 'screening',
  words: async () => (await import('../stage-words.ts')).stageWords,
  stages: {
    'welcome-back': { load: async () => (await import('../welcome-back.tsx')).FinderWelcomeBack },
    screening: {
      load: async () => (await import('../screening/screening-flow.tsx')).ScreeningStage,
      mayLeadTo: ['result', 'news'],
    },
    result: {
      load: async () => (await import('../result/result-stage.tsx')).ResultStage,
      mayLeadTo: ['request', 'news', 'thank-you'],
    },
    request: {
      load: async () => (await import('../request/request-flow.tsx')).RequestStage,
      mayLeadTo: ['thank-you'],
    },
    news: { load: async () => (await import('../news/news-flow.ts')).NewsStage, mayLeadTo: ['thank-you'] },
    'thank-you': { load: async () => (await import('../thank-you/thank-you.tsx')).ThankYou },
  },
}

/** A draft in which the first question is answered; Back leads to that question. */
const answeredBy = (respondent: Respondent): Pick<FinderDraft, 'flows'> => ({
  flows: {
    ...finderDraft.empty.flows,
    screening: { ...finderDraft.empty.flows.screening, values: { respondent }, step: 'country' },
  },
})

export function TrialFinderPage({ site, title, trialSlug, forRelative }: TrialFinderPageProps) {
  const { settings } = site
  const state = useFlowPage(finder, site)
  const { saved, begin } = state
  // The page's HTML document is the same for every query, so the study is looked up once the page is interactive.
  const study = useStudyOfSlug(site, saved.draft && trialSlug)
  const country = saved.draft && countryIn(saved.draft, settings.country)

  // Makes the country known to other pages too.
  useCountryOf(country)

  const start = (chosen: Respondent | undefined) => {
    const respondent = chosen ?? (forRelative ? 'someone_else' : undefined)
    const about = study ? { trial: study.code, trialName: study.name } : {}
    begin('screening', { ...(respondent && answeredBy(respondent)), ...about })
  }
  const introduction = <Introduction pageTitle={title} study={study} onStart={start} />
  return <FlowStages {...state} page={finder} site={site} title={title} introduction={introduction} />
}

/** The texts before the first stage; `stage-words.ts` has the texts of the stages. */
export const trialFinderCopy: PageCopy = {
  catalog: joinCatalogs(openingCatalog, {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  }),
  title: msg({ id: 'trial-finder.page.title', message: 'Trouver une étude' }),
  description: msg({
    id: 'trial-finder.page.description',
    message:
      'Quelques questions simples, pour vous ou pour un proche, afin de savoir si une étude sur la mémoire peut vous correspondre.',
  }),
}
