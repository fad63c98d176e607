import { formatPhone } from '@clairmemoire/i18n/phone'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AskedView } from '../asked-view.tsx'
import { isBegun, type PageDraft } from '../page/draft.ts'
import { Opening } from '../page/flow-stages.tsx'

/** Something to load, under a key that says all it depends on. */
export interface Query<Data> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Data>
  /** Milliseconds for which it need not be asked for again. */
  staleTime: number
}

/** Of a flow, whatever its draft. */
interface LoadingContext {
  /** E.164, for who does not want to wait. */
  phone: string
  kept: { draft: Pick<PageDraft, 'flows'> }
}

interface LoadedProps<Data> {
  query: Query<Data>
  context: LoadingContext
  children: (data: Data) => ReactNode
}

/** Shows its children with what was loaded; until then, or when nothing comes, what the visitor can do (R0-17). */
export function Loaded<Data>({ query, context: { phone, kept }, children }: LoadedProps<Data>) {
  const { data, error, refetch } = useQuery(query)
  const holdsAnswers = Object.values(kept.draft.flows).some(isBegun)
  const number = formatPhone(phone)
  return (
    <AskedView
      // Nobody goes on with what may have changed.
      query={{ data: error ? undefined : data, error, refetch }}
      opening={<Opening phone={phone} />}
      focusesAnswer={false}
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
    </AskedView>
  )
}
