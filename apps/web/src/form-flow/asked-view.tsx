import { failureIn } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
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
  /** Reassurance while nothing can be shown. */
  failureText: ReactNode
  /** False if the content takes the focus by itself. */
  focusesAnswer?: boolean
  /** Shows the data; if a failure is given, they may be outdated. */
  children: (data: Data, failure: Failure | undefined) => ReactNode
}

/** A wait, then the data or the reason of the failure, whose heading has the focus. */
export function AskedView<Data>({
  query,
  opening,
  failureTitle,
  failureText,
  focusesAnswer = true,
  children,
}: AskedViewProps<Data>) {
  const { data, error, refetch } = query
  const failure = error ? failureIn(error) : undefined
  const step = data !== undefined ? (focusesAnswer ? 'answer' : 'looking') : failure ? 'failure' : 'looking'
  useNewStep({ step, focusesHeading: step !== 'looking', shownFirst: 'looking' })
  if (data !== undefined) return children(data, failure)
  if (!failure) return opening
  return (
    <FailurePage failure={failure} title={failureTitle} onRetry={() => void refetch()}>
      {failureText}
    </FailurePage>
  )
}
