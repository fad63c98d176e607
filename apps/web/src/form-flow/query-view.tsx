import { failureIn } from '@clairmemoire/api-client/calls'
import { type Failure, isNotFound } from '@clairmemoire/api-client/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailurePage } from './failures.tsx'
import { useNewStep } from './page/use-new-step.ts'

interface AskedViewProps<Data> {
  /** The request made when the view opened. */
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Shown until the response comes. */
  opening: ReactNode
  failureTitle: ReactNode
  /** Text that reassures the reader while nothing can be shown. */
  failureText: ReactNode
  /** Replaces the failure if the backend does not find the requested item. */
  gone?: ReactNode
  /** The heading gets the focus whenever this changes. Return `looking` if the content takes the focus by itself. */
  stepOf?: (data: Data) => string
  /** Shows the data; if there is a `failure`, the data may be outdated. */
  children: (data: Data, failure: Failure | undefined) => ReactNode
}

/** Shows `opening`, then the data or the reason for a failure, and focuses the new heading. */
export function QueryView<Data>({
  query,
  opening,
  failureTitle,
  failureText,
  gone,
  stepOf = () => 'answer',
  children,
}: AskedViewProps<Data>) {
  const { data, error, refetch } = query
  const failure = error ? failureIn(error) : undefined
  const missing = isNotFound(failure) ? gone : undefined
  const step = data !== undefined && !missing ? stepOf(data) : failure ? 'failure' : 'looking'
  useNewStep({ step, focusesHeading: step !== 'looking', shownFirst: 'looking' })
  if (missing) return missing
  if (data !== undefined) return children(data, failure)
  if (!failure) return opening
  return (
    <FailurePage failure={failure} title={failureTitle} onRetry={() => void refetch()}>
      {failureText}
    </FailurePage>
  )
}
