import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './repository.ts'

export interface Manifest {
  name: string
  version?: string
  description?: string
  license?: string
  scripts?: Record<string, string>
  private?: boolean
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export interface WorkspacePackage {
  folder: string
  manifest: Manifest
}

/** A specifier with which other packages can import from a package, and the file that it leads to. */
export interface Entry {
  specifier: string
  file: string
}

export const workspace: readonly WorkspacePackage[] = globSync('{apps,apps/cms,packages,tooling}/*/package.json', {
  cwd: root,
})
  .concat('openapi/package.json')
  .map((file) => ({
    folder: path.dirname(path.join(root, file)),
    manifest: JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  }))

/** Packages that another package of the workspace depends on. */
export const sharedPackages: readonly WorkspacePackage[] = workspace.filter(({ manifest: { name } }) =>
  workspace.some(({ manifest }) => name in { ...manifest.dependencies, ...manifest.devDependencies }),
)

/** Returns the entries of a package; a pattern such as `./*` gives one entry for every matching file. */
export function packageExports({ folder, manifest }: WorkspacePackage): Entry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) =>
    globSync(target, { cwd: folder })
      .map((file) => ({ file, star: starOf(target, file) }))
      .filter(({ star }) => star !== undefined)
      .map(({ file, star }) => ({
        specifier: path.posix.join(manifest.name, entry.replace('*', star ?? '')),
        file: path.join(folder, file),
      })),
  )
}

/** Returns the text that every `*` of the target stands for in the path of this file; undefined if the path does not match. */
function starOf(target: string, file: string): string | undefined {
  const [first, ...rest] = path.posix.normalize(target).replaceAll('.', '\\.').split('*')
  if (rest.length === 0) return ''
  return new RegExp(`^${first}(?<star>[^/]+)${rest.join('\\k<star>')}$`).exec(file)?.groups?.['star']
}
