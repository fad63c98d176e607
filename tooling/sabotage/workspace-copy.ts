import { cp, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seed } from './seeds.ts'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** Large folders that no test needs; some of them may be anywhere, others have a fixed path. */
const unneeded = [
  /\/(?:\.git|\.data|\.turbo|reports|review|screenshots|storybook-static|test-results)$/,
  /^\/(?:node_modules|apps\/web\/dist\/cache|apps\/cms\/strapi\/node_modules)$/,
]

/** Copies the repository, but links to its packages from the registry. The copy is deleted when it is disposed. */
export async function copyWorkspace() {
  const copy = await mkdtempDisposable(join(tmpdir(), 'sabotage-'))
  const filter = (path: string) => !unneeded.some((pattern) => pattern.test(path.slice(root.length)))
  // Symbolic links between packages of the workspace are relative, so in the copy they lead to the copied packages.
  await cp(root, copy.path, { recursive: true, verbatimSymlinks: true, filter })
  await symlink(join(root, 'node_modules'), join(copy.path, 'node_modules'))
  return copy
}

/** Puts a defect into a workspace; returns a function that removes it. */
export async function seedDefect(workspace: string, { file, find, replace }: Seed): Promise<() => Promise<void>> {
  const path = join(workspace, file)
  const whole = await readFile(path, 'utf8')
  await writeFile(path, whole.split(find).join(replace))
  return () => writeFile(path, whole)
}
