import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from './package-doors.ts'

const tested = workspace.filter(({ manifest }) => manifest.scripts?.['test'] !== undefined)

it.each(tested)('$manifest.name has the time limits and the report that all tests have', ({ folder }) => {
  const config = readFileSync(path.join(folder, 'vitest.config.ts'), 'utf8')
  expect(config).toMatch(/(houseTests|sharedWorkers)\b.* from '@clairmemoire\/vitest'/)
  expect(config).not.toMatch(/testTimeout|hookTimeout|reporters|outputFile/)
})
