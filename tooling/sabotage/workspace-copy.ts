import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { root } from './repository.ts'
import type { Seed } from './seeds/seed.ts'

/** A copy of the repository to spoil, so that the repository itself is never touched; gone when it is disposed. */
export interface WorkspaceCopy extends AsyncDisposable {
  folder: string
  /** Returns what puts it right again. */
  spoil: (seed: Seed) => Promise<() => Promise<void>>
}

const left = new Set([
  '.git',
  '.data',
  '.turbo',
  'reports',
  'review',
  'screenshots',
  'storybook-static',
  'test-results',
])

/** The packages of the registry are shared; the links from package to package lead into the copy. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'sabotage-'))
  for (const entry of await readdir(root)) {
    if (entry === 'node_modules' || left.has(entry)) continue
    await cp(join(root, entry), join(folder, entry), { recursive: true, verbatimSymlinks: true, filter: isCopied })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    spoil: async ({ file, find, replace }) => {
      const path = join(folder, file)
      const whole = await readFile(path, 'utf8')
      await writeFile(
        path,
        whole.replace(find, () => replace),
      )
      return () => writeFile(path, whole)
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

/** What is large and that no test needs. */
const unneeded = new Set([join('apps', 'web', 'dist', 'cache'), join('apps', 'cms', 'strapi', 'node_modules')])

function isCopied(path: string): boolean {
  return !left.has(basename(path)) && !unneeded.has(relative(root, path))
}
