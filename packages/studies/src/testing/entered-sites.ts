import { sampleSites } from '../sample-sites.ts'

/** The sites of every study as an operator enters them, as JSON, which YAML reads; they are invented all the same. */
export const enteredSites = JSON.stringify(
  Object.fromEntries(
    Object.entries(sampleSites).map(([code, sites]) => [
      code,
      sites.map(({ id, city, country, place, recruiting }) => ({ id, city, country, ...place, recruiting })),
    ]),
  ),
)
