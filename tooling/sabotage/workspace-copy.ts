import { cp, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seed } from './seeds.ts'

/** Of the repository. */
export const root = join(import.meta.dirname, '../..')

/** What is large and that no test needs, anywhere or at its path. */
const unneeded = [
  /\/(?:\.git|\.data|\.turbo|reports|review|screenshots|storybook-static|test-results)$/,
  /^\/(?:node_modules|apps\/web\/dist\/cache|apps\/cms\/strapi\/node_modules)$/,
]

/** Copies the repository, to be spoilt; the packages of the registry are shared. The copy is gone when it is disposed. */
export async function copyWorkspace() {
  const copy = await mkdtempDisposable(join(tmpdir(), 'sabotage-'))
  const filter = (path: string) => !unneeded.some((pattern) => pattern.test(path.slice(root.length)))
  // Links from package to package lead into the copy.
  await cp(root, copy.path, { recursive: true, verbatimSymlinks: true, filter })
  await symlink(join(root, 'node_modules'), join(copy.path, 'node_modules'))
  return copy
}

/** Puts a defect into a workspace; returns what puts it right again. */
export async function spoil(workspace: string, { file, find, replace }: Seed): Promise<() => Promise<void>> {
  const path = join(workspace, file)
  const whole = await readFile(path, 'utf8')
  await writeFile(path, whole.split(find).join(replace))
  return () => writeFile(path, whole)
}
