import type { DeskRequests } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { CallRows } from './call-rows.tsx'
import { ChosenCalls } from './chosen-calls.tsx'
import type { DeskFilters } from './desk-filters.ts'
import { deskKeys, useDeskKeys } from './desk-keys.ts'
import { listLabels } from './desk-labels.copy.ts'
import { useHeldOrder } from './held-order.ts'
import { useSelection } from './use-selection.ts'

interface ListedCallsProps {
  site: SiteContext
  desk: DeskRequests
  filters: DeskFilters
  onFilter: (filters: DeskFilters) => void
}

/** The calls of a list; a coordinator may change several calls at once. */
export function ListedCalls({ site, desk, filters, onFilter }: ListedCallsProps) {
  const { i18n } = useLingui()
  const { list } = filters
  const shown = useRef<HTMLTableSectionElement>(null)
  const chosenCalls = useRef<HTMLFieldSetElement>(null)
  const { rows, waiting, release } = useHeldOrder(desk.requests, shown)
  const selection = useSelection(rows.map(({ request }) => request.reference))
  const mayChange = desk.colleagues.length > 0 && list !== 'closed'
  const places = () => [...(shown.current?.rows ?? [])]
  const focusedPlace = () => places().findIndex((row) => row.contains(document.activeElement))
  const focusRow = (step: number) => () => places()[Math.max(0, focusedPlace() + step)]?.querySelector('a')?.focus()
  const select = (isRange: boolean) => () => {
    const focused = rows[focusedPlace()]
    if (focused) selection.select(focused.request.reference, isRange)
  }
  useDeskKeys({
    [deskKeys.down.key]: focusRow(1),
    [deskKeys.up.key]: focusRow(-1),
    ...(mayChange && {
      [deskKeys.select.key]: select(false),
      [`shift+${deskKeys.select.key}`]: select(true),
      [deskKeys.change.key]: () => chosenCalls.current?.querySelector('select')?.focus(),
    }),
  })
  const shownRows =
    rows.length === 0 ? (
      <p>
        {list === 'now' ? (
          <Trans id="desk.nobody">Personne n’attend d’appel en ce moment.</Trans>
        ) : (
          <Trans id="desk.empty">Cette liste est vide.</Trans>
        )}
      </p>
    ) : (
      <CallRows
        ref={shown}
        locale={site.locale}
        caption={i18n._(listLabels[list])}
        rows={rows}
        readAt={desk.read_at}
        {...(mayChange && { selection })}
        {...(list !== 'closed' && {
          order: filters,
          onSort: (chosen) => {
            const { sort: _, order: __, ...others } = filters
            onFilter({ ...others, ...chosen, page: 1 })
          },
        })}
      />
    )
  return (
    <>
      <output>
        {waiting > 0 && (
          <Button kind="link" onClick={release}>
            <Trans id="desk.show-more">Montrer {waiting} de plus</Trans>
          </Button>
        )}
      </output>
      {mayChange ? (
        <ChosenCalls
          ref={chosenCalls}
          site={site}
          desk={desk}
          chosen={rows.map(({ request }) => request).filter(({ reference }) => selection.selected.has(reference))}
          list={shownRows}
          onClear={selection.clear}
        />
      ) : (
        shownRows
      )}
    </>
  )
}
