import { expect, it } from 'vitest'
import { outputOf } from './output-of.ts'

/**
 * The licences that shipped packages may have, as SPDX expressions. They require only a notice, so the product may be
 * closed source; fonts and data keep their own licences.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Packages with another licence, each with the reason why its licence is acceptable. */
const exceptions: Readonly<Record<string, string>> = {
  '@resvg/resvg-js':
    'MPL-2.0 asks to pass its own files on under it, changed ones with their source; it is used unchanged, on the server.',
  argparse: 'PSF-2.0 asks to keep its notice and to name changes; it is used unchanged.',
  'caniuse-lite':
    'CC-BY-4.0 asks to name the source of its data; tools of the build read it and nothing of it is passed on.',
  'date-holidays':
    'Its data is CC-BY-3.0, which asks to name Wikipedia wherever it is passed on; it stays on the server, with its notice.',
  dompurify: 'It may be used under Apache-2.0, which is on the list; nothing of it is in the build.',
  'ical.js': 'MPL-2.0, as for @resvg/resvg-js; it is used unchanged, on the server.',
  'posthog-js': 'Apache-2.0 and MIT, for parts of it: both are on the list.',
}

/** Native code is published in a separate package for each platform, such as `<name>-linux-x64-gnu`. */
function exceptionFor(name: string): string | undefined {
  return Object.keys(exceptions).find((known) => name === known || name.startsWith(`${known}-`))
}

interface ListedPackage {
  name: string
}

const listed: Record<string, ListedPackage[]> = JSON.parse(
  await outputOf('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json']),
)
const others = Object.entries(listed)
  .filter(([licence]) => !allowedLicences.has(licence))
  .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })))

it('there is at least one package to check', () => {
  expect(Object.keys(listed)).toContain('MIT')
})

it('every shipped package has an allowed licence or a named exception', () => {
  expect(others.filter(({ name }) => exceptionFor(name) === undefined)).toEqual([])
})

it('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((name) => others.every((other) => other.name !== name))).toEqual([])
})
