import { type Page, type Screen, siteMap } from './site-map.ts'

/** Whoever reads these says something of their health, or of a request that they made. */
const unmeasured: ReadonlySet<Screen> = new Set([
  'OrientationRecommendations',
  'PreconsultationFormCompleted',
  'YourRequest',
  'YourNews',
  'MemHopThanks',
])

/** Whether that this page is read may be counted, and what is pressed on it: on no form and no result, signed in or not. */
export function isMeasured({ form, requiresAuth, screen }: Page): boolean {
  return !form && !requiresAuth && !unmeasured.has(screen)
}

/** The patterns of the pages that are measured, by which a view is named: never an address. */
export const measuredPaths: ReadonlySet<string> = new Set(siteMap.filter(isMeasured).map(({ path }) => path))
