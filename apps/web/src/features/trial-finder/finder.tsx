import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { loadingTimeout } from '../../platform/timeout/loading-timeout.ts'
import { within } from '../../platform/timeout/within.ts'
import type { FinderProps } from './finder-props.ts'
import { LoadingFailure } from './loading-failure.tsx'
import { Opening } from './opening.tsx'
import { ScreeningStage } from './screening-stage.tsx'
import { failureIn, questionnaireQuery } from './trial-finder.queries.ts'
import { WelcomeBack } from './welcome-back.tsx'

// What follows the questions: fetched while they are answered, so that the questions come first.
const loadOutcomes = () => import('./outcomes.tsx')
const Outcomes = lazy(async () => ({ default: (await within(loadingTimeout, loadOutcomes())).Outcomes }))

/** Everything after the introduction. */
export function Finder(props: FinderProps) {
  return (
    <QueryClientProvider client={props.client}>
      <Suspense fallback={<Opening phone={props.phone} />}>
        <FinderStages {...props} />
      </Suspense>
    </QueryClientProvider>
  )
}

function FinderStages(props: FinderProps) {
  const { site, stage, kept, phone } = props
  const { update } = kept
  const questionnaire = useQuery(questionnaireQuery(site.api, site.locale))

  // The stage follows the history; the draft remembers the last one for the next visit of the page.
  useEffect(() => {
    if (stage !== 'welcome-back') update({ stage })
  }, [stage, update])

  // Loading belongs to the network; once a question is answered, what they lead to comes closer.
  const isAnswering = Object.keys(kept.draft.screening.values).length > 0
  useEffect(() => {
    if (isAnswering) loadOutcomes().catch(() => {})
  }, [isAnswering])

  if (questionnaire.error && stage !== 'thank-you') {
    const { error, refetch } = questionnaire
    return <LoadingFailure failure={failureIn(error)} phone={phone} onRetry={() => void refetch()} />
  }
  if (!questionnaire.data && stage !== 'thank-you') return <Opening phone={phone} />
  if (!questionnaire.data) return <Outcomes {...props} />
  const form = { ...props, questionnaire: questionnaire.data }
  switch (stage) {
    case 'welcome-back':
      return <WelcomeBack {...form} />
    case 'result':
    case 'request':
    case 'news':
    case 'thank-you':
      return <Outcomes {...form} />
    case 'introduction':
    case 'screening':
    default:
      return <ScreeningStage key={questionnaire.data.version} {...form} />
  }
}
