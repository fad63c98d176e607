// Run by `pnpm generate`: extracts the numbering plans that the site needs, in place of the full 25 kB.
import { writeFile } from 'node:fs/promises'
import metadata from 'libphonenumber-js/metadata.min.json'

/** The countries in which the clinic calls, with France overseas. */
const called = ['FR', 'GP', 'GF', 'MQ', 'RE', 'YT', 'BL', 'MF', 'PM', 'NC', 'PF', 'WF', 'US']

const known = (countries: readonly string[]) => countries.filter((country) => called.includes(country))
const named = Object.entries(metadata.country_calling_codes)
  .map(([code, countries]) => [code, known(countries)] as const)
  .filter(([, countries]) => countries.length > 0)
const countries = Object.entries(metadata.countries).filter(([country]) => called.includes(country))

const calledMetadata = {
  version: metadata.version,
  country_calling_codes: Object.fromEntries(named),
  countries: Object.fromEntries(countries),
  nonGeographic: {},
}
const place = new URL('src/generated/called-countries.json', import.meta.url)
await writeFile(place, `${JSON.stringify(calledMetadata, null, 2)}\n`)
