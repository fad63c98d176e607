import type { AnyRouteMatch } from '@tanstack/react-router'

/** What a page says of itself, in the language of the site (R2-02). */
export interface PageText {
  title: string
  description: string
}

/** The text of the page on screen, which its loader returns as `pageText`. */
export function pageTextOf(match: AnyRouteMatch | undefined): PageText | undefined {
  const loaderData: unknown = match?.loaderData
  return hasPageText(loaderData) ? loaderData.pageText : undefined
}

function hasPageText(loaderData: unknown): loaderData is { pageText: PageText } {
  return typeof loaderData === 'object' && loaderData !== null && 'pageText' in loaderData
}
