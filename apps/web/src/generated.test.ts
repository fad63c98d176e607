import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The output of a git command in this app; empty outside a repository. */
function git(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: path.dirname(import.meta.dirname), encoding: 'utf8' }).stdout
}

// Vite generates the route tree whenever it starts, also for this test. If the tree then differs from the committed one, the new tree was
// not committed.
test('the committed route tree equals the one generated from the committed route files', () => {
  const changedRoutes = git('status', '--porcelain', '--', 'src/routes')
  const changedTree = git('diff', '--name-only', '--', 'src/generated')
  expect(changedRoutes === '' ? changedTree : '').toBe('')
})
