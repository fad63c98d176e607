import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressesAsJson, addressesFile } from './addresses.ts'

test('content services know every address of the route table, and no other: run pnpm generate', () => {
  expect(readFileSync(addressesFile, 'utf8')).toBe(addressesAsJson())
})
