import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** How many tests passed and failed; a run that could not begin has none of either. */
export interface TestOutcome {
  passed: number
  failed: number
}

/** Runs these test files of a workspace, package by package; asked to end, it begins no further one. */
export async function runTests(workspace: string, tests: readonly string[], end: AbortSignal): Promise<TestOutcome> {
  const total = { passed: 0, failed: 0 }
  for (const [folder, files] of byPackage(tests)) {
    if (end.aborted) break
    const { passed, failed } = await runVitest(join(workspace, folder), files)
    total.passed += passed
    total.failed += failed
  }
  return total
}

/** Each file by its path in the package, which is two folders deep, of a content service three, of the contract one. */
function byPackage(tests: readonly string[]): Map<string, string[]> {
  const packages = new Map<string, string[]>()
  for (const test of tests) {
    const [, folder = '', file = ''] = /^(openapi|(?:apps\/cms|[^/]+)\/[^/]+)\/(.*)$/.exec(test) ?? []
    packages.set(folder, [...(packages.get(folder) ?? []), file])
  }
  return packages
}

async function runVitest(folder: string, files: readonly string[]): Promise<TestOutcome> {
  const report = join(folder, 'sabotage-report.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=json', `--outputFile=${report}`]
  // The report of an earlier run would speak for one that could not begin.
  await rm(report, { force: true })
  const code = await new Promise<number | null>((resolve) => {
    // Out of reach of Ctrl-C: a run that is cut short would leave its database server behind.
    const env = { ...process.env, TEST_TIER: 'full' }
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true })
    child.once('close', resolve)
  })
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests } = JSON.parse(text) as { numPassedTests: number; numFailedTests: number }
  // An error outside of every test fails the run alone.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
}
