import type { Place } from '../distance/distance.ts'
import type { Country } from '../country/country.ts'

type Bounds = readonly [south: number, north: number, west: number, east: number]

/** The parts of each country that are apart from each other, in degrees and rounded outwards. */
const parts: Readonly<Record<Country, readonly Bounds[]>> = {
  FR: [
    [41, 52, -6, 10],
    [14, 17, -62, -60],
    [2, 6, -55, -51],
    [-22, -12, 45, 56],
  ],
  US: [
    [24, 50, -125, -66],
    [51, 72, -180, -129],
    [18, 23, -161, -154],
    [17, 19, -68, -64],
    [13, 21, 144, 147],
    [-15, -10, -172, -168],
  ],
}

/** Whether a place can be in the country: one with latitude and longitude the wrong way round cannot. */
export function liesIn(country: Country, { latitude, longitude }: Place): boolean {
  return parts[country].some(
    ([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}
