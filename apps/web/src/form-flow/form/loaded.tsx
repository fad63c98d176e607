import { formatPhone } from '@clairmemoire/i18n/phone'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from '../query-view.tsx'
import { isBegun, type PageDraft } from '../page/draft.ts'
import type { FlowContext } from '../page/flow-page.ts'
import { Opening } from '../page/flow-stages.tsx'

/** Data to load; `queryKey` contains everything that the data depend on. */
export interface Query<Data> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Data>
  /** Milliseconds until loaded data are stale. */
  staleTime: number
}

/** The parts of a flow's context that `Loaded` uses, for any draft. */
interface LoadingContext {
  /** The clinic's number in E.164, shown if loading fails. */
  phone: string
  saved: { draft: Pick<PageDraft, 'flows'> }
}

interface LoadedProps<Data> {
  query: Query<Data>
  context: LoadingContext
  children: (data: Data) => ReactNode
}

/** Shows its children with the loaded data. While loading and after a failure, it shows other ways to continue (R0-17). */
export function Loaded<Data>({ query, context: { phone, saved }, children }: LoadedProps<Data>) {
  const { data, error, refetch } = useQuery(query)
  const holdsAnswers = Object.values(saved.draft.flows).some(isBegun)
  const number = formatPhone(phone)
  return (
    <QueryView
      // After an error the data may be outdated, so nobody may continue with them.
      query={{ data: error ? undefined : data, error, refetch }}
      opening={<Opening />}
      stepOf={() => 'looking'}
      failureTitle={<Trans id="form-flow.loading-failure.title">La suite ne s’affiche pas pour le moment</Trans>}
      failureText={
        <>
          {holdsAnswers ? (
            <>
              <Trans id="form-flow.loading-failure.answers">
                Vos réponses sont gardées et ne sont pas encore envoyées.
              </Trans>{' '}
            </>
          ) : null}
          <Trans id="form-flow.loading-failure.next">
            Vous pouvez réessayer, ou nous appeler au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </>
      }
    >
      {children}
    </QueryView>
  )
}

interface LoadedFlowProps<Draft extends PageDraft, Data> {
  flow: { query?: (context: FlowContext<Draft>) => Query<Data> }
  context: FlowContext<Draft>
  children: (data: Data) => ReactNode
}

/** Loads the data of a form, if its steps need any, and shows its children with them. */
export function LoadedFlow<Draft extends PageDraft, Data>(props: LoadedFlowProps<Draft, Data>) {
  const { flow, context, children } = props
  const query = flow.query?.(context)
  return query ? (
    <Loaded query={query} context={context}>
      {children}
    </Loaded>
  ) : (
    children(undefined as Data)
  )
}
