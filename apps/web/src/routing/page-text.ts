import type { Locale } from '@clairmemoire/domain/locale'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Page, PageText } from './site-map.ts'

/** The texts of the page on screen: those of its row, or its own where it is about one thing of many. */
export function pageTextOf(page: Page, match: AnyRouteMatch | undefined, locale: Locale): PageText {
  return { ...page.texts?.[locale], ...ownText(match?.loaderData) }
}

/** A page about one thing of many names it itself: its loader returns `pageText`. */
function ownText(loaderData: unknown): PageText {
  return namesItself(loaderData) ? loaderData.pageText : {}
}

function namesItself(loaderData: unknown): loaderData is { pageText: PageText } {
  return typeof loaderData === 'object' && loaderData !== null && 'pageText' in loaderData
}
