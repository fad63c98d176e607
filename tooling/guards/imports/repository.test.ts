import path from 'node:path'
import { expect, it } from 'vitest'
import { importViolations } from './import-violations.ts'

const root = path.resolve(import.meta.dirname, '../../..')

it('the repository has no forbidden import', async () => {
  expect(await importViolations(root, ['apps', 'packages', 'tooling'])).toEqual([])
})
