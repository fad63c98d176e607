import { kilometresBetween } from '../distance/distance.ts'
import type { Study, StudySite } from '../study/study.ts'
import type { Profile } from './profile.ts'

export interface NearestSite {
  site: StudySite
  kilometres: number
}

/** Sites that take people in, in the person's own country. */
export function reachableSites(study: Study, { country }: Profile): StudySite[] {
  return study.sites.filter((site) => site.recruiting && site.country === country)
}

/** Undefined when the person's place is unknown or no site is reachable. */
export function nearestSite(study: Study, profile: Profile): NearestSite | undefined {
  const { place } = profile
  if (place === undefined) return undefined
  return reachableSites(study, profile)
    .map((site) => ({ site, kilometres: kilometresBetween(place, site.place) }))
    .filter(({ kilometres }) => Number.isFinite(kilometres))
    .sort((a, b) => a.kilometres - b.kilometres)[0]
}
