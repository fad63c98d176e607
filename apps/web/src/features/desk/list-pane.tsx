import type { DeskList, DeskRequests } from '@clairmemoire/api-client/schema'
import { CallList, CallRow } from '@clairmemoire/ui/desk-lists'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { RequestLink } from './call-rows.tsx'
import { deskRequestsQuery } from './desk.queries.ts'
import { useDeskFilters } from './desk-filters.ts'
import { deskKeys, useDeskKeys } from './desk-keys.ts'
import { listLabels } from './desk-labels.copy.ts'
import { useFollowedLists } from './follow-changes.ts'
import { useHeldOrder } from './held-order.ts'
import { WhyListed } from './why-listed.tsx'

interface ListPaneProps {
  site: SiteContext
  /** The reference of the opened request. */
  reference: string
}

/** The list that the user came from, beside an opened request. */
export function ListPane({ site, reference }: ListPaneProps) {
  const filters = useDeskFilters()
  const { data } = useQuery({
    ...deskRequestsQuery(site.api, site.locale, filters),
    ...useFollowedLists(site),
    retry: false,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data && <ShownList site={site} reference={reference} desk={data} list={filters.list} />
}

function ShownList({ site, reference, desk, list }: ListPaneProps & { desk: DeskRequests; list: DeskList }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const pane = useRef<HTMLElement>(null)
  const { rows } = useHeldOrder(desk.requests, pane)
  const place = rows.findIndex(({ request }) => request.reference === reference)
  const open = (next: number) => () => {
    const found = rows[next]?.request.reference
    if (found !== undefined)
      void navigate({ to: '/desk/requests/$reference', params: { reference: found }, search: true })
  }
  useDeskKeys({ [deskKeys.down.key]: open(place + 1), [deskKeys.up.key]: open(place - 1) })
  const label = i18n._(listLabels[list])
  return (
    <nav aria-label={label} ref={pane}>
      <p>
        <strong>
          {label} {desk.total}
        </strong>
      </p>
      <CallList label={label}>
        {rows.map(({ request, isGone }) => (
          <CallRow
            key={request.reference}
            whom={
              <RequestLink
                reference={request.reference}
                name={request.name}
                phone={request.phone}
                isCurrent={request.reference === reference}
              />
            }
            why={<WhyListed locale={site.locale} request={request} readAt={desk.read_at} isGone={isGone} />}
          />
        ))}
      </CallList>
    </nav>
  )
}
