import type { Country } from '../country/country.ts'

/** Degrees: latitude north and longitude east are positive. */
export interface Place {
  latitude: number
  longitude: number
}

const earthRadiusKilometres = 6371.0088
const kilometresPerMile = 1.609344

/** The great-circle distance (haversine), which differs from the true one by at most 0.6 %. */
export function kilometresBetween(a: Place, b: Place): number {
  const northward = radians(b.latitude - a.latitude)
  const eastward = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(northward / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(eastward / 2) ** 2
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(Math.min(1, chord)))
}

export function milesFromKilometres(kilometres: number): number {
  return kilometres / kilometresPerMile
}

/**
 * Rounds to tens below 100 and to fifties above; less than 25 becomes 0. Only the area of a postal code is known, and a French
 * department or a three-digit ZIP area is some 50 kilometres wide.
 */
export function roundDistance(distance: number): number {
  if (distance < 25) return 0
  const step = distance < 100 ? 10 : 50
  return Math.round(distance / step) * step
}

export interface RoundedDistance {
  value: number
  unit: 'km' | 'mi'
}

/** The distance in kilometres in France and in miles in the United States, rounded because only areas are known. */
export function roundedDistance(kilometres: number, country: Country): RoundedDistance {
  return country === 'FR'
    ? { value: roundDistance(kilometres), unit: 'km' }
    : { value: roundDistance(milesFromKilometres(kilometres)), unit: 'mi' }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
