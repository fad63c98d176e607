import type { DeskRequest, DeskSort } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatTime } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { type CallColumn, CallTable } from '@clairmemoire/ui/call-table'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import type { DeskFilters } from './desk-filters.ts'
import { factLabels, languageLabels } from './desk-labels.copy.ts'
import type { Selection } from './use-selection.ts'
import { WhyListed } from './why-listed.tsx'

/** The titles of the columns. The rows are in the order of `why` until the user chooses another column. */
const columns = {
  name: msg({ id: 'desk.column.name', message: 'Nom' }),
  why: msg({ id: 'desk.column.why', message: 'Pourquoi' }),
  due: msg({ id: 'desk.column.due', message: 'Avant' }),
  clock: msg({ id: 'desk.column.clock', message: 'Là-bas' }),
  about: msg({ id: 'desk.column.about', message: 'Demande' }),
  study: msg({ id: 'desk.column.study', message: 'Étude' }),
  language: factLabels.language,
  tries: msg({ id: 'desk.column.tries', message: 'Essais' }),
  owner: msg({ id: 'desk.column.owner', message: 'Qui appelle' }),
} as const satisfies Record<DeskSort | 'why', unknown>

type ColumnId = keyof typeof columns

const columnIds = Object.keys(columns) as ColumnId[]

/** The columns whose values never wrap to a second line. */
const short: ReadonlySet<ColumnId> = new Set(['due', 'clock', 'language', 'tries'])

interface CallRowsProps {
  locale: Locale
  caption: string
  rows: readonly { request: DeskRequest; isGone?: boolean }[]
  /** The time at which the list was read, by the clock of the backend. */
  readAt: string
  /** The current order; without it the user cannot sort the rows. */
  order?: Pick<DeskFilters, 'sort' | 'order'>
  onSort?: (order: Pick<DeskFilters, 'sort' | 'order'>) => void
  /** The selection, if the user is a coordinator. */
  selection?: Selection
  /** The element around the rows, without the header. */
  ref?: Ref<HTMLTableSectionElement>
}

/** Shows calls as a table. */
export function CallRows({ locale, caption, rows, readAt, order, onSort, selection, ref }: CallRowsProps) {
  const { i18n, t } = useLingui()
  const { sort = 'why', order: direction = 'ascending' } = order ?? {}
  const shown = columnIds.map(
    (id): CallColumn => ({
      id,
      label: i18n._(columns[id]),
      isShort: short.has(id),
      sorted: order && id === sort ? direction : undefined,
    }),
  )
  const sortBy = (id: string) => {
    const chosen = columnIds.find((each) => each === id) ?? 'why'
    if (chosen === 'why') onSort?.({})
    else if (chosen === sort && direction === 'ascending') onSort?.({ sort: chosen, order: 'descending' })
    else onSort?.({ sort: chosen })
  }
  return (
    <CallTable
      caption={caption}
      columns={shown}
      rows={rows.map(({ request, isGone = false }) => ({
        id: request.reference,
        cells: cellsOf({ locale, request, readAt, isGone }),
      }))}
      {...(onSort && {
        onSort: sortBy,
        sortLabels: {
          by: t({ id: 'desk.sort', message: 'Trier par' }),
          reverse: sort === 'why' ? undefined : t({ id: 'desk.sort.reverse', message: 'Inverser l’ordre' }),
        },
      })}
      {...(selection && {
        selection: {
          label: t({ id: 'desk.select', message: 'Cocher' }),
          selected: selection.selected,
          onSelect: selection.select,
        },
      })}
      {...(ref && { ref })}
    />
  )

  function cellsOf({ request, isGone: isLeft, ...listed }: Listed): Record<ColumnId, ReactNode> {
    const {
      reference,
      name,
      phone,
      title,
      trial_name: study,
      language,
      tries,
      claim,
      given_to: given,
      state,
      due_at: due,
      time_zone: zone,
    } = request
    const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions()
    return {
      name: <RequestLink reference={reference} name={name} phone={phone} />,
      why: <WhyListed {...listed} request={request} isGone={isLeft} />,
      due: state === 'closed' ? null : shortMoment(locale, due, own),
      clock: state === 'closed' ? null : formatTime(locale, readAt, zone),
      about: title,
      study,
      language: i18n._(languageLabels[language]),
      tries: tries > 0 ? tries : null,
      owner: claim ? <Owner owner={claim} /> : given && <GivenTo owner={given} />,
    }
  }
}

type OwnerProps = { owner: { name: string; is_mine: boolean } }

/** The user who is calling. */
function Owner({ owner: { name, is_mine: isMine } }: OwnerProps) {
  return isMine ? <Trans id="desk.row.me">Vous</Trans> : name
}

/** The assigned user. */
function GivenTo({ owner }: OwnerProps) {
  return (
    <Trans id="desk.row.given">
      Pour <Owner owner={owner} />
    </Trans>
  )
}

/** The day and the time, without the weekday because the column is narrow. */
function shortMoment(locale: Locale, instant: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(new Date(instant))
  return `${day}, ${formatTime(locale, instant, timeZone)}`
}

interface Listed {
  locale: Locale
  request: DeskRequest
  readAt: string
  isGone: boolean
}

interface RequestLinkProps {
  reference: string
  name: string
  phone?: string | null
  /** Whether the request is open beside the list. */
  isCurrent?: boolean
}

/** A link to a request, with the person's name, or else the number, or else the reference. */
export function RequestLink({ reference, name, phone, isCurrent = false }: RequestLinkProps) {
  return (
    <Link
      to="/desk/requests/$reference"
      params={{ reference }}
      aria-current={isCurrent ? 'page' : undefined}
      data-request={reference}
      search
    >
      {name || (phone && formatPhone(phone)) || reference}
    </Link>
  )
}
