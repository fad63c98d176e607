import type { Country, DeskList, DeskSort, Locale } from '@clairmemoire/api-client/schema'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'

/** The list, page, filters and order of the shown calls. */
export interface DeskFilters {
  list: DeskList
  page: number
  kind?: string
  trial_code?: string
  language?: Locale
  country?: Country
  mine?: 'true'
  sort?: DeskSort
  order?: 'descending'
}

export const lists: readonly DeskList[] = ['now', 'today', 'later', 'closed']

const sorts: readonly DeskSort[] = ['due', 'clock', 'name', 'about', 'study', 'language', 'tries', 'owner']

type Search = Readonly<Record<string, unknown>>

/** The filters in an address; other parameters and values are ignored. */
export function deskFiltersIn(search: Search): DeskFilters {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search[name])
  const code = (name: string, pattern: RegExp) => {
    const value = search[name]
    return typeof value === 'string' && pattern.test(value) ? value : undefined
  }
  const page = Number(code('page', /^[1-9]\d{0,2}$/) ?? 1)
  const found = {
    kind: code('kind', /^[a-z_]{1,60}$/),
    trial_code: code('trial_code', /^[A-Z][A-Z0-9_]{0,39}$/),
    language: one('language', ['fr', 'en'] as const),
    country: one('country', ['FR', 'US'] as const),
    mine: one('mine', ['true'] as const),
    sort: one('sort', sorts),
    order: one('order', ['descending'] as const),
  }
  const chosen = Object.entries(found).filter(([, value]) => value !== undefined)
  return { list: one('list', lists) ?? 'now', page, ...Object.fromEntries(chosen) }
}

/** The filters as parameters of an address; the default list and the first page are left out. */
export function searchOf({ list, page, ...others }: DeskFilters): Record<string, string> {
  return { ...(list !== 'now' && { list }), ...others, ...(page > 1 && { page: String(page) }) }
}

/** The filters in the address. */
export function useDeskFilters(): DeskFilters {
  const search: Search = useSearch({ strict: false })
  return useMemo(() => deskFiltersIn(search), [search])
}

/** Returns a function that puts filters into the address. This browser also remembers them for the user. */
export function useChosenFilters({ session }: Pick<SiteContext, 'session'>): (filters: DeskFilters) => void {
  const navigate = useNavigate()
  const filters = useDeskFilters()
  const isOpened = useRef(false)
  const user = session.values.read('userID')
  // The first address without filters opens the remembered filters. Later ones do not, so that Back can lead to an unfiltered list.
  useEffect(() => {
    if (user === undefined) return
    const isFirst = !isOpened.current
    isOpened.current = true
    const remembered = readRemembered()[user]
    if (isFirst && remembered && Object.keys(searchOf(filters)).length === 0 && Object.keys(remembered).length > 0)
      void navigate({ to: '/desk', search: remembered, replace: true })
    else remember(user, searchOf({ ...filters, page: 1 }))
  }, [filters, user, navigate])
  return (chosen) => void navigate({ to: '/desk', search: searchOf(chosen) })
}

/** `localStorage["deskFilters"]`: the last filters of each user of this browser, by the id of the user. */
const name = 'deskFilters'

function readRemembered(): Partial<Record<string, Record<string, string>>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    const users = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return Object.fromEntries(users.map(([user, search]) => [user, searchOf(deskFiltersIn(Object(search)))]))
  } catch {
    return {}
  }
}

function remember(user: string, search: Record<string, string>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...readRemembered(), [user]: search }))
  } catch {
    // The filters stay in the address.
  }
}
