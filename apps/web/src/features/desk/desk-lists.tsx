import type { Failure } from '@clairmemoire/api-client/errors'
import type { DeskRequests, FoundRequests } from '@clairmemoire/api-client/schema'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { Tabs } from '@clairmemoire/ui/desk-lists'
import { Stack } from '@clairmemoire/ui/layout'
import { Pagination } from '@clairmemoire/ui/pagination'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryView, NotDoneNotice } from '../../form-flow/index.ts'
import type { StaffViewProps } from '../../private-views/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { deskRequestsQuery } from './desk.queries.ts'
import { type DeskFilters, lists, useChosenFilters, useDeskFilters } from './desk-filters.ts'
import { DeskFilterFields } from './desk-filter-fields.tsx'
import { listLabels } from './desk-labels.copy.ts'
import { DeskSearch, FoundRows } from './desk-search.tsx'
import { useFollowedLists } from './follow-changes.ts'
import { KeysHelp } from './keys-help.tsx'
import { ListedCalls } from './listed-calls.tsx'
import { NextCall } from './next-call.tsx'
import { SavedOutcome } from './saved-outcome.tsx'
import { StartFigures } from './studies/start-figures.tsx'
import { LoggedInUser } from './logged-in-user.tsx'

export function DeskLists({ site, title, opening }: StaffViewProps) {
  const filters = useDeskFilters()
  const choose = useChosenFilters(site)
  const query = useQuery({
    ...deskRequestsQuery(site.api, site.locale, filters),
    ...useFollowedLists(site),
    retry: false,
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
        <ShownLists site={site} title={title} filters={filters} onFilter={choose} desk={desk} failure={failure} />
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
  /** The reason why the last refresh failed. */
  failure: Failure | undefined
}

function ShownLists({ site, title, filters, onFilter, desk, failure }: ShownListsProps) {
  const { i18n, t } = useLingui()
  const { counts } = desk
  const [found, setFound] = useState<FoundRequests>()
  return (
    <Section width="page">
      <Stack>
        <Bar>
          <h1 tabIndex={-1}>{title}</h1>
          <NextCall site={site} />
          <DeskSearch site={site} onFind={setFound} />
          <SavedOutcome site={site} />
        </Bar>
        <FoundRows site={site} found={found} />
        <StartFigures site={site} />
        <Bar>
          <Tabs
            label={t({ id: 'desk.lists', message: 'Listes' })}
            tabs={lists.map((id) => ({ id, label: i18n._(listLabels[id]), count: counts[id] }))}
            current={filters.list}
            onChoose={(list) => onFilter({ ...filters, list, page: 1 })}
          />
          <DeskFilterFields site={site} filters={filters} kinds={desk.kinds} onFilter={onFilter} />
          <Link className={buttonClass('link')} to="/desk/team">
            <Trans id="desk.day.link">La journée</Trans>
          </Link>
          <Link className={buttonClass('link')} to="/desk/week">
            <Trans id="desk.week.link">La semaine</Trans>
          </Link>
          <KeysHelp />
        </Bar>
        <NotDoneNotice failure={failure} />
        <ListedCalls
          key={`${filters.list} ${filters.page}`}
          site={site}
          desk={desk}
          filters={filters}
          onFilter={onFilter}
        />
        <Pages filters={filters} desk={desk} onFilter={onFilter} />
        <LoggedInUser site={site} />
      </Stack>
    </Section>
  )
}

function Pages({ filters, desk, onFilter }: Pick<ShownListsProps, 'filters' | 'desk' | 'onFilter'>) {
  const { t } = useLingui()
  const pages = Math.max(1, Math.ceil(desk.total / desk.page_size))
  const { page } = filters
  if (pages === 1 && page === 1) return null
  return (
    <Pagination
      label={t({ id: 'desk.pages', message: 'Pages de la liste' })}
      previous={
        page > 1 && (
          <Button kind="link" onClick={() => onFilter({ ...filters, page: Math.min(page - 1, pages) })}>
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
