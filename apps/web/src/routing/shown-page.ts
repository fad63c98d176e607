import type { Locale } from '@clairmemoire/domain/locale'
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router'
import { existsIn } from './guard.ts'
import { type Page, pageOf } from './site-map.ts'
import { useSite } from '../platform/site/use-site.ts'

/** The row of the page on screen; undefined where NotFound is shown in its place. */
export function shownPage(matches: readonly AnyRouteMatch[], locale: Locale): Page | undefined {
  // The router keeps the matches of a page whose loader found nothing, and marks the one that shows NotFound instead.
  if (matches.some((match) => match.status === 'notFound' || match._notFound)) return undefined
  const screen = matches.at(-1)?.staticData.screen
  const page = screen && pageOf(screen)
  return page && existsIn(page, locale) ? page : undefined
}

/** The path of the page on screen as the router knows it; empty where NotFound is shown. */
export function useShownPath(): string {
  const matches = useMatches()
  return shownPage(matches, useSite().locale) ? (matches.at(-1)?.pathname ?? '') : ''
}
