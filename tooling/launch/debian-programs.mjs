import { existsSync } from 'node:fs'
import { installOneOf, mayInstall } from '../browser/debian.mjs'

/** Programs that tests of the full tier start: a file of each, the packages that have it, and the tests. */
const programs = [
  {
    file: '/usr/lib/kannel/test/fakesmsc',
    packages: ['kannel', 'kannel-extras'],
    tests: 'text messages through Kannel',
  },
  { file: '/usr/lib/postgresql', packages: ['postgresql'], tests: "the backend on Debian's PostgreSQL" },
]

/**
 * Returns a sentence for each program that is not installed on this machine. As root on Debian, it is installed first.
 *
 * @returns {string[]}
 */
export function missingDebianPrograms() {
  const missing = programs.filter(({ file }) => !existsSync(file))
  if (missing.length > 0 && mayInstall()) installOneOf([missing.flatMap(({ packages }) => packages)])
  return missing
    .filter(({ file }) => !existsSync(file))
    .map(({ tests, packages }) => `${tests}. Not installed: ${packages.join(', ')}.`)
}
