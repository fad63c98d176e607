import type { Country } from '@clairmemoire/domain/country'
import type { Place } from '@clairmemoire/domain/distance'
import type { StudySite, StudySites } from '@clairmemoire/domain/study'

/** A large city, at its centre rounded to two decimals: about a kilometre. */
interface City {
  name: string
  country: Country
  place: Place
}

const cities = {
  'new-york': { name: 'New York', country: 'US', place: { latitude: 40.71, longitude: -74.01 } },
  boston: { name: 'Boston', country: 'US', place: { latitude: 42.36, longitude: -71.06 } },
  atlanta: { name: 'Atlanta', country: 'US', place: { latitude: 33.75, longitude: -84.39 } },
  chicago: { name: 'Chicago', country: 'US', place: { latitude: 41.88, longitude: -87.63 } },
  houston: { name: 'Houston', country: 'US', place: { latitude: 29.76, longitude: -95.37 } },
  phoenix: { name: 'Phoenix', country: 'US', place: { latitude: 33.45, longitude: -112.07 } },
  'los-angeles': { name: 'Los Angeles', country: 'US', place: { latitude: 34.05, longitude: -118.24 } },
  seattle: { name: 'Seattle', country: 'US', place: { latitude: 47.61, longitude: -122.33 } },
  paris: { name: 'Paris', country: 'FR', place: { latitude: 48.86, longitude: 2.35 } },
  lille: { name: 'Lille', country: 'FR', place: { latitude: 50.63, longitude: 3.06 } },
  lyon: { name: 'Lyon', country: 'FR', place: { latitude: 45.76, longitude: 4.84 } },
  marseille: { name: 'Marseille', country: 'FR', place: { latitude: 43.3, longitude: 5.37 } },
  toulouse: { name: 'Toulouse', country: 'FR', place: { latitude: 43.6, longitude: 1.44 } },
} as const satisfies Record<string, City>

type CityId = keyof typeof cities

/**
 * Invented sites, by the code of their study, that hold the place of the real ones until an operator enters them. Ids are
 * unique within a study.
 */
export const sampleSites: StudySites = {
  MK2214: sitesIn(['new-york', 'chicago', 'houston', 'los-angeles']),
  TRAILBLAZER: sitesIn(['boston', 'atlanta', 'chicago', 'phoenix', 'seattle']),
  // First results are due in 2026, so enrolment has almost certainly ended: nobody is sent to a site.
  PRECISE_AD: sitesIn(['new-york', 'houston', 'los-angeles'], { recruiting: false }),
  MINDSET_2: sitesIn(['boston', 'atlanta', 'phoenix', 'los-angeles']),
  TRONTIER_1: sitesIn(['new-york', 'boston', 'atlanta', 'houston', 'seattle']),
  PREDICTOM: sitesIn(['paris', 'lille', 'lyon', 'marseille', 'toulouse']),
}

function sitesIn(cityIds: readonly CityId[], { recruiting } = { recruiting: true }): StudySite[] {
  return cityIds.map((id) => {
    const { name: city, country, place } = cities[id]
    return { id, city, country, place, recruiting, sample: true }
  })
}
