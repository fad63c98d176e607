import { expect, it } from 'vitest'
import { allowedLicences, exceptionFor, exceptions } from './licences.ts'
import { outputOf } from './output-of.ts'

interface ListedPackage {
  name: string
}

const listed: Record<string, ListedPackage[]> = JSON.parse(
  await outputOf('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json']),
)
const others = Object.entries(listed)
  .filter(([licence]) => !allowedLicences.has(licence))
  .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })))

it('there are packages to check', () => {
  expect(Object.keys(listed)).toContain('MIT')
})

it('every package that ships is under a licence on the list, or a named exception', () => {
  expect(others.filter(({ name }) => exceptionFor(name) === undefined)).toEqual([])
})

it('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((name) => others.every((other) => other.name !== name))).toEqual([])
})
