import type { Failure } from '@clairmemoire/api-client/errors'
import type { DeskList, DeskRequest, DeskRequests } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { CallList, Tabs } from '@clairmemoire/ui/desk-lists'
import { Stack } from '@clairmemoire/ui/layout'
import { Pagination } from '@clairmemoire/ui/pagination'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { QueryView, NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { StaffViewProps } from '../../private-views/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { claimNextCall, type DeskFilters, deskFiltersQuery, deskRequestsQuery } from './desk.queries.ts'
import { DeskFilterFields } from './desk-filter-fields.tsx'
import { listLabels } from './desk-labels.copy.ts'
import { DeskRow } from './desk-row.tsx'
import { DeskSearch } from './desk-search.tsx'
import { StartFigures } from './studies/start-figures.tsx'
import { LoggedInUser } from './logged-in-user.tsx'

/** Refresh interval in milliseconds: colleagues' changes are visible within five seconds. */
const refreshInterval = 4000

const lists: readonly DeskList[] = ['now', 'today', 'later', 'closed']

export function DeskLists({ site, title, opening }: StaffViewProps) {
  const client = useQueryClient()
  const { data: filters } = useQuery({ ...deskFiltersQuery, initialData: deskFiltersQuery.queryFn })
  const query = useQuery({
    ...deskRequestsQuery(site.api, site.locale, filters),
    retry: false,
    refetchInterval: refreshInterval,
    placeholderData: keepPreviousData,
    // The next user of this browser must not find these people in the cache.
    gcTime: 0,
  })
  return (
    <QueryView
      query={query}
      opening={opening}
      failureTitle={<Trans id="desk.failure.title">La liste ne s’affiche pas pour le moment</Trans>}
      failureText={
        <Trans id="desk.failure.next">Les demandes sont gardées. Chacune est aussi arrivée par e-mail.</Trans>
      }
    >
      {(desk, failure) => (
        <ShownLists
          site={site}
          title={title}
          filters={filters}
          onFilter={(chosen) => client.setQueryData(deskFiltersQuery.queryKey, chosen)}
          desk={desk}
          failure={failure}
        />
      )}
    </QueryView>
  )
}

interface ShownListsProps {
  site: SiteContext
  title: string
  filters: DeskFilters
  onFilter: (filters: DeskFilters) => void
  desk: DeskRequests
  /** Why the last refresh failed. */
  failure: Failure | undefined
}

function ShownLists({ site, title, filters, onFilter, desk, failure }: ShownListsProps) {
  const { i18n, t } = useLingui()
  const { counts } = desk
  return (
    <Section width="page">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        <NextCallButton site={site} />
        <p>
          <Link className={buttonClass('link')} to="/desk/week">
            <Trans id="desk.week.link">La semaine : moments pris, moments fermés</Trans>
          </Link>
        </p>
        <DeskSearch site={site} />
        <StartFigures site={site} />
        <Tabs
          label={t({ id: 'desk.lists', message: 'Listes' })}
          tabs={lists.map((id) => ({ id, label: i18n._(listLabels[id]), count: counts[id] }))}
          current={filters.list}
          onChoose={(list) => onFilter({ ...filters, list, page: 1 })}
        />
        <DeskFilterFields site={site} filters={filters} kinds={desk.kinds} onFilter={onFilter} />
        <NotDoneNotice failure={failure} />
        <ShownList key={`${filters.list} ${filters.page}`} site={site} desk={desk} list={filters.list} />
        <Pages filters={filters} desk={desk} onFilter={onFilter} />
        <LoggedInUser site={site} />
      </Stack>
    </Section>
  )
}

function NextCallButton({ site }: { site: SiteContext }) {
  const navigate = useNavigate()
  const [isNothing, setIsNothing] = useState(false)
  const { failure, isPending, mutate } = useSend(() => claimNextCall(site.api), {
    onSuccess: ({ reference }) => {
      setIsNothing(reference === null)
      if (reference !== null) void navigate({ to: '/desk/requests/$reference', params: { reference } })
    },
  })
  return (
    <>
      <Actions>
        <Button kind="primary" aria-disabled={isPending} onClick={() => mutate()}>
          <Trans id="desk.next">Prochain appel</Trans>
        </Button>
      </Actions>
      <output>{isNothing && <Trans id="desk.next.none">Aucun appel n’attend en ce moment.</Trans>}</output>
      <NotDoneNotice failure={failure} />
    </>
  )
}

function ShownList({ site, desk, list }: { site: SiteContext; desk: DeskRequests; list: DeskList }) {
  const { i18n } = useLingui()
  const shown = useRef<HTMLOListElement>(null)
  const { rows, waiting, release } = useHeldOrder(desk.requests, shown)
  return (
    <>
      <output>
        {waiting > 0 && (
          <Button kind="link" onClick={release}>
            <Trans id="desk.show-more">Montrer {waiting} de plus</Trans>
          </Button>
        )}
      </output>
      {rows.length === 0 ? (
        <p>
          {list === 'now' ? (
            <Trans id="desk.nobody">Personne n’attend d’appel en ce moment.</Trans>
          ) : (
            <Trans id="desk.empty">Cette liste est vide.</Trans>
          )}
        </p>
      ) : (
        <CallList label={i18n._(listLabels[list])} ref={shown}>
          {rows.map(({ request, isGone }) => (
            <DeskRow key={request.reference} locale={site.locale} request={request} isGone={isGone} />
          ))}
        </CallList>
      )}
    </>
  )
}

function Pages({ filters, desk, onFilter }: Pick<ShownListsProps, 'filters' | 'desk' | 'onFilter'>) {
  const { t } = useLingui()
  const pages = Math.max(1, Math.ceil(desk.total / desk.page_size))
  if (pages === 1) return null
  const { page } = filters
  return (
    <Pagination
      label={t({ id: 'desk.pages', message: 'Pages de la liste' })}
      previous={
        page > 1 && (
          <Button kind="link" onClick={() => onFilter({ ...filters, page: page - 1 })}>
            <Trans id="desk.pages.previous">Page précédente</Trans>
          </Button>
        )
      }
      current={
        <Trans id="desk.pages.current">
          Page {page} sur {pages}
        </Trans>
      }
      next={
        page < pages && (
          <Button kind="link" onClick={() => onFilter({ ...filters, page: page + 1 })}>
            <Trans id="desk.pages.next">Page suivante</Trans>
          </Button>
        )
      }
    />
  )
}

/** A list whose rows do not move while the user may be about to press one. */
interface HeldOrder {
  /** The rows in the displayed order with current data, including rows that are no longer in the list. */
  rows: readonly { request: DeskRequest; isGone: boolean }[]
  /** Number of new rows that are not displayed yet. */
  waiting: number
  /** Displays the current list. */
  release: () => void
}

/** Rows do not move while the pointer or the focus is in the list. */
function useHeldOrder(requests: readonly DeskRequest[], list: RefObject<HTMLElement | null>): HeldOrder {
  const [shown, setShown] = useState(requests)
  // The effect reads the position of the pointer from the browser.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!list.current?.matches(':hover, :focus-within')) setShown(requests)
    })
    return () => clearTimeout(timer)
  }, [requests, list])
  const current = new Map(requests.map((request) => [request.reference, request]))
  const known = new Set(shown.map(({ reference }) => reference))
  return {
    rows: shown.map((request) => ({
      request: current.get(request.reference) ?? request,
      isGone: !current.has(request.reference),
    })),
    waiting: requests.filter(({ reference }) => !known.has(reference)).length,
    release: () => setShown(requests),
  }
}
