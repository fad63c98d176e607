import { expect, it } from 'vitest'
import { bareHostName } from './bare-host-name.ts'

it.each([
  ['clairmemoire.fr', 'clairmemoire.fr'],
  ['Clairmemoire.FR', 'clairmemoire.fr'],
  ['clairmemoire.fr:8443', 'clairmemoire.fr'],
  ['clairmemoire.fr.', 'clairmemoire.fr'],
  ['clairmemoire.fr.:443', 'clairmemoire.fr'],
  ['[::1]:8080', '[::1]'],
  ['[2001:db8::1]', '[2001:db8::1]'],
  ['', ''],
])('%j names the host %j', (host, name) => {
  expect(bareHostName(host)).toBe(name)
})
