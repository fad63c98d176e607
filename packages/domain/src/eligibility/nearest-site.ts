import { kilometresBetween } from '../distance/distance.ts'
import type { Study, StudySite } from '../study/study.ts'
import type { Profile } from './profile.ts'

export interface NearestSite {
  site: StudySite
  kilometres: number
}

/** Sites in the person's own country, whether or not they take people in. */
export function sitesInCountry(study: Study, { residence }: Profile): StudySite[] {
  return study.sites.filter((site) => site.country === residence)
}

/** Sites that take people in, in the person's own country. */
export function reachableSites(study: Study, profile: Profile): StudySite[] {
  return sitesInCountry(study, profile).filter((site) => site.recruiting)
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
