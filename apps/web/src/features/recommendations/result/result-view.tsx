import { failureIn } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import type { Recommendation } from '@clairmemoire/api-client/schema'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useNewStep } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { Looking } from '../looking.tsx'
import { recommendationQuery } from '../recommendations.queries.ts'
import { ResultFailure } from './result-failure.tsx'
import { Result } from './result.tsx'
import { UnknownResult } from './unknown-result.tsx'

interface ResultViewProps {
  site: SiteContext
  client: QueryClient
  id: string
  /** Of the page. */
  title: string
  onForget: (why: 'none' | 'erased') => void
}

/** One result: asked for each time it is shown, since it may have been erased meanwhile. */
export function ResultView({ client, ...result }: ResultViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedResult {...result} />
    </QueryClientProvider>
  )
}

function AskedResult({ site, id, title, onForget }: Omit<ResultViewProps, 'client'>) {
  const query = recommendationQuery(site.api, site.locale, id)
  const { data, error, refetch } = useQuery({ ...query, retry: false })
  const failure = error ? failureIn(error) : undefined
  const shown = stateOf(data, failure)
  useNewStep({ step: shown, focusesHeading: shown !== 'looking', shownFirst: 'looking' })
  if (data) return <Result site={site} title={title} recommendation={data} onErased={() => onForget('erased')} />
  if (!failure) return <Looking />
  if (isUnknown(failure)) return <UnknownResult title={title} onForget={() => onForget('none')} />
  return <ResultFailure failure={failure} title={title} onRetry={() => void refetch()} />
}

function stateOf(data: Recommendation | undefined, failure: Failure | undefined): string {
  if (data) return 'result'
  return failure ? 'failure' : 'looking'
}

/** Never stored, guessed, erased or expired: all answered alike, so no page can tell which. */
function isUnknown(failure: Failure): boolean {
  return failure.kind === 'unexpected' && failure.status === 404
}
