import { kilometresBetween } from '../distance/distance.ts'
import type { Study, StudySite } from '../study/study.ts'
import type { Profile } from './profile.ts'

export interface NearestSite {
  site: StudySite
  kilometres: number
}

/** Whether it takes place in the person's own country at all, with or without room for new people. */
export function takesPlaceNear({ sites }: Study, { residence }: Profile): boolean {
  return sites.some(({ country }) => country === residence)
}

/** Whether a site in the person's own country takes people in. */
export function recruitsNear({ sites }: Study, { residence }: Profile): boolean {
  return sites.some(({ country, recruiting }) => recruiting && country === residence)
}

/** Of the sites that take people in, in the person's own country; undefined when there is none or the person's place is unknown. */
export function nearestSite({ sites }: Study, { place, residence }: Profile): NearestSite | undefined {
  if (place === undefined) return undefined
  let nearest: NearestSite | undefined
  for (const site of sites) {
    if (!site.recruiting || site.country !== residence) continue
    const kilometres = kilometresBetween(place, site.place)
    if (kilometres < (nearest?.kilometres ?? Infinity)) nearest = { site, kilometres }
  }
  return nearest
}
