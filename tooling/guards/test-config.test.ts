import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from './package-exports.ts'
import { repositoryFiles, root } from './repository.ts'

const tested = workspace.filter(({ manifest }) => manifest.scripts?.['test'] !== undefined)

it.each(tested)('$manifest.name has the common time limits and report', ({ folder }) => {
  const config = readFileSync(path.join(folder, 'vitest.config.ts'), 'utf8')
  expect(config).toMatch(/(testConfig|sharedWorkers)\b.* from '@clairmemoire\/vitest'/)
  expect(config).not.toMatch(/testTimeout|hookTimeout|reporters|outputFile/)
})

it('no test or wait has its own time limit, which a slow machine would exceed', () => {
  const ownLimits = repositoryFiles('*.test.ts', '*.test.tsx').filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const waits = text.match(/\bvi\.wait(?:For|Until)\(/g)?.length ?? 0
    const unhurried = text.match(/(?<!import \{ )\beventually\b/g)?.length ?? 0
    return /\{ timeout: [\d_]+|^\}, [\d_]+\)$/m.test(text) || unhurried < waits
  })
  expect(ownLimits).toEqual([])
})
