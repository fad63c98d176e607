import { failureIn } from '@clairmemoire/api-client/calls'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { FailurePage, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { Looking } from '../looking.tsx'
import { requestQuery } from '../your-request.queries.ts'
import { OpenRequest } from './open-request.tsx'
import { UnknownRequest } from './unknown-request.tsx'

interface RequestViewProps {
  site: SiteContext
  client: QueryClient
  id: string
  /** Of the page. */
  title: string
  onForget: (why: 'none' | 'erased') => void
}

/** One request: asked for each time it is shown and come back to, since another device may have changed it meanwhile. */
export function RequestView({ client, ...request }: RequestViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedRequest {...request} />
    </QueryClientProvider>
  )
}

/** What is being typed waits for nobody: what another device changed meanwhile is told when it is sent. */
function isFormOpen(): boolean {
  return [...document.querySelectorAll('main form')].some((form) => form.closest('details:not([open])') === null)
}

function AskedRequest({ site, id, title, onForget }: Omit<RequestViewProps, 'client'>) {
  const query = requestQuery(site.api, site.locale, id)
  const { data, error, refetch } = useQuery({ ...query, retry: false, refetchOnWindowFocus: () => !isFormOpen() })
  const failure = error ? failureIn(error) : undefined
  // Never stored, guessed, erased or expired: all answered alike, so no page can tell which.
  const isGone = failure?.kind === 'unexpected' && failure.status === 404
  // Changed, it is told anew from its heading on.
  const shown = isGone ? 'gone' : data ? `request ${data.version}` : failure ? 'failure' : 'looking'
  const phone = useContactPhone()
  const number = formatPhone(phone)
  useDocumentTitle(title)
  useNewStep({ step: shown, focusesHeading: shown !== 'looking', shownFirst: 'looking' })
  if (isGone) return <UnknownRequest site={site} onForget={() => onForget('none')} />
  if (data) return <OpenRequest site={site} request={data} onForget={onForget} />
  if (!failure) return <Looking />
  return (
    <FailurePage
      failure={failure}
      title={<Trans id="your-request.failure.title">Votre demande ne s’affiche pas pour le moment</Trans>}
      onRetry={() => void refetch()}
    >
      <Trans id="your-request.failure.next">
        Elle est gardée, et rien n’a changé. Vous pouvez réessayer, ou nous appeler au{' '}
        <a href={`tel:${phone}`}>{number}</a>.
      </Trans>
    </FailurePage>
  )
}
