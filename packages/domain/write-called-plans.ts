// Run by `pnpm generate`: extracts the rules for the numbers that the clinic calls, in place of a library of 9 kB and plans of 25 kB.
import { writeFile } from 'node:fs/promises'
import kindsOfNumbers from 'libphonenumber-js/metadata.max.json'
import metadata from 'libphonenumber-js/metadata.min.json'

/** The countries in which the clinic calls, with France overseas. */
const called = ['FR', 'GP', 'GF', 'MQ', 'RE', 'YT', 'BL', 'MF', 'PM', 'NC', 'PF', 'WF', 'US']

/** The arrays of the library, which `source/metadata.js` there describes. */
type LibraryFormat = readonly [
  digits: string,
  format: string,
  starts: string[],
  rule?: 0 | string,
  _?: 1,
  abroad?: string,
]
interface LibraryPlan {
  2: string
  4: readonly LibraryFormat[]
  5?: 0 | string
  /** Of landlines, mobile telephones and others. */
  11?: readonly (0 | readonly [pattern: string])[]
}

const plans = metadata.countries as unknown as Readonly<Record<string, LibraryPlan>>
const plansOfKinds = kindsOfNumbers.countries as unknown as typeof plans

const codes = Object.entries(metadata.country_calling_codes)
  .map(([code, countries]) => ({ code, countries: countries.filter((country) => called.includes(country)) }))
  .filter(({ countries }) => countries.length > 0)

/** The patterns of a country's valid numbers: one for each kind of number, or one for all. */
function validNumbers({ 2: all, 11: kinds }: LibraryPlan): readonly string[] {
  return kinds?.flatMap((kind) => (kind !== 0 && kind[0] !== '' ? [kind[0]] : [])) ?? [all]
}

/** The pattern of a country's mobile numbers; an empty one says that landlines have the same numbers. */
function mobileNumbers({ 11: [landline, mobile] = [] }: LibraryPlan): string {
  return (mobile && mobile[0]) || (landline && landline[0]) || ''
}

function formatOf([digits, format, starts, rule, , abroad = format]: LibraryFormat) {
  return {
    digits: `(?=${starts.at(-1)})${digits}`,
    national: rule ? format.replace('$1', rule) : format,
    international: abroad.replaceAll(/[^\d$]+/g, ' ').trim(),
  }
}

/** The library does not group the digits of a number for which it has no format. */
const ungrouped = { digits: '(.+)', national: '$1', international: '$1' }

const calledPlans = codes.map(({ code, countries: [country = '', ...others] }) => {
  const { 4: formats, 5: prefix } = plans[country]
  const numbers = [country, ...others].flatMap((name) => validNumbers(plans[name]))
  const mobile = [country, ...others].map((name) => [name, mobileNumbers(plansOfKinds[name])] as const)
  return {
    code,
    country,
    number: `${prefix ? `${prefix}?` : ''}(${[...new Set(numbers)].join('|')})`,
    mobile: Object.fromEntries(
      mobile.filter(([, pattern], index) => mobile.findIndex(([, other]) => other === pattern) === index),
    ),
    formats: [...formats.map(formatOf), ungrouped],
  }
})
const place = new URL('src/generated/called-plans.json', import.meta.url)
await writeFile(place, `${JSON.stringify(calledPlans, null, 2)}\n`)
