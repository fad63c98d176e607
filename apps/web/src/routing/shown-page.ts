import type { Locale } from '@clairmemoire/domain/locale'
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router'
import { useSite } from '../platform/site/site-hooks.ts'
import { existsIn } from './guard.ts'
import { matchPath } from './public-paths.ts'
import type { Page } from './site-map.ts'

/** The row of the current page; undefined if NotFound is shown in its place. */
export function shownPage(matches: readonly AnyRouteMatch[], locale: Locale): Page | undefined {
  // The router keeps the matches of a page whose loader threw NotFound, and marks the one that shows NotFound instead.
  if (matches.some((match) => match.status === 'notFound' || match._notFound)) return undefined
  const page = pageOfMatch(matches.at(-1))
  return page && existsIn(page, locale) ? page : undefined
}

/** The row of the last match of a navigation. */
function pageOfMatch(match: AnyRouteMatch | undefined): Page | undefined {
  return match && matchPath(match.pathname)?.page
}

/** The current page's path in the router; empty if NotFound is shown. */
export function useShownPath(): string {
  const matches = useMatches()
  return shownPage(matches, useSite().locale) ? (matches.at(-1)?.pathname ?? '') : ''
}
