import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { FinderProps } from './finder-props.ts'
import { LoadingFailure } from './loading-failure.tsx'
import { NewsStage } from './news-stage.tsx'
import { Opening } from './opening.tsx'
import { ResultStage } from './result/result-stage.tsx'
import { ScreeningStage } from './screening-stage.tsx'
import { ThankYou } from './thank-you/thank-you.tsx'
import { failureIn, questionnaireQuery } from './trial-finder.queries.ts'

// It brings the rules of telephone numbers, which nobody needs before.
const loadRequestStage = () => import('./request-stage.tsx')
const RequestStage = lazy(() => loadRequestStage().then((module) => ({ default: module.RequestStage })))

/** Everything after the introduction. */
export function Finder(props: FinderProps) {
  return (
    <QueryClientProvider client={props.client}>
      <Suspense fallback={<Opening />}>
        <FinderStages {...props} />
      </Suspense>
    </QueryClientProvider>
  )
}

function FinderStages(props: FinderProps) {
  const { site, stage, kept } = props
  const { update } = kept
  const questionnaire = useQuery(questionnaireQuery(site.api, site.locale))

  // The stage follows the history; the draft remembers the last one for the next visit of the page.
  useEffect(() => update({ stage }), [stage, update])

  // Loading belongs to the network; a match is followed by the request.
  useEffect(() => {
    if (stage === 'result') loadRequestStage().catch(() => {})
  }, [stage])

  if (stage === 'thank-you') return <ThankYou {...props} />
  if (questionnaire.error) {
    const { error, refetch } = questionnaire
    return <LoadingFailure failure={failureIn(error)} site={site} onRetry={() => void refetch()} />
  }
  if (!questionnaire.data) return <Opening />
  const form = { ...props, questionnaire: questionnaire.data }
  switch (stage) {
    case 'result':
      return <ResultStage {...form} />
    case 'request':
      return <RequestStage {...form} />
    case 'news':
      return <NewsStage {...form} />
    case 'introduction':
    case 'screening':
    default:
      return <ScreeningStage key={questionnaire.data.version} {...form} />
  }
}
