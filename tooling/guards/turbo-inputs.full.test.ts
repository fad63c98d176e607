import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { outputOf } from './output-of.ts'
import { packageExports, sharedPackages } from './package-exports.ts'
import { root } from './repository.ts'

interface PlannedTask {
  package: string
  inputs: Record<string, string>
}

/** The files that turbo hashes to decide whether a package has changed for its dependents. */
const plan: { tasks: PlannedTask[] } = JSON.parse(
  await outputOf('turbo', ['run', 'transit', '--dry=json', '--cwd', root]),
)

describe.each(sharedPackages)('$manifest.name', (shared) => {
  const { folder, manifest } = shared

  it('a change in any file that its entries use makes turbo run the checks of its dependents again', () => {
    const inputs = plan.tasks.find((task) => task.package === manifest.name)?.inputs ?? {}
    const behind = filesBehind(packageExports(shared).map(({ file }) => file)).map((file) =>
      path.relative(folder, file),
    )
    expect(behind.length).toBeGreaterThan(0)
    expect(behind.filter((file) => !(file in inputs))).toEqual([])
  })
})

/** Returns these files and all files of their own package that they import. */
function filesBehind(entries: readonly string[]): string[] {
  const known = new Set(entries)
  // The loop also visits the files that are added during the loop.
  for (const file of known) {
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^'?]+)/g)) {
      known.add(path.resolve(path.dirname(file), specifier))
    }
  }
  return [...known]
}
