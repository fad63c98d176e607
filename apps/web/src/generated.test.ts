import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What git says of this site; nothing where there is no repository. */
function git(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: path.dirname(import.meta.dirname), encoding: 'utf8' }).stdout
}

// Vite writes the tree anew from the route files whenever it starts, for this test too. What it then finds is always in
// step; what git keeps is not when the new tree was left out of the commit.
test('the route tree that git keeps is that of the route files that it keeps', () => {
  const editedRoutes = git('status', '--porcelain', '--', 'src/routes')
  const outOfStep = git('diff', '--name-only', '--', 'src/generated')
  expect(editedRoutes === '' ? outOfStep : '').toBe('')
})
