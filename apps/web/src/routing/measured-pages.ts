import { type Page, type Screen, siteMap } from './site-map.ts'

/** Reading these pages reveals something about health, or about a request. */
const unmeasured: ReadonlySet<Screen> = new Set([
  'OrientationRecommendations',
  'PreconsultationFormCompleted',
  'YourRequest',
  'YourNews',
  'MemHopThanks',
])

/** Whether views of the page and clicks on it may be measured: on no form and no result, logged in or not. */
export function isMeasured({ form, requiresAuth, screen }: Page): boolean {
  return !form && !requiresAuth && !unmeasured.has(screen)
}

/** The patterns of the measured pages, by which a view is named: never an address. */
export const measuredPaths: ReadonlySet<string> = new Set(siteMap.filter(isMeasured).map(({ path }) => path))
