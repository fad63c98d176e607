import { existsSync, realpathSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Copies packages that a folder uses, with what they need on the machine that builds, into the `node_modules` of an artifact.
 * Answers where each stands here.
 */
export async function copyPackages(names: readonly string[], user: string, artifact: string): Promise<string[]> {
  const folders: string[] = []
  for (const name of names) {
    const folder = folderOf(name, user)
    // Of the binaries for all machines, only those for this one are installed.
    if (folder === undefined) continue
    await cp(folder, path.join(artifact, 'node_modules', name), { recursive: true, filter: isRun })
    const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
    folders.push(folder, ...(await copyPackages(needed, folder, artifact)))
  }
  return folders
}

/** What helps those who write code is left here. */
function isRun(file: string): boolean {
  return !/\.(?:map|d\.[cm]?ts)$/.test(file)
}

function folderOf(name: string, user: string): string | undefined {
  const places = createRequire(path.join(user, 'package.json')).resolve.paths(name) ?? []
  const place = places.find((each) => existsSync(path.join(each, name)))
  return place && realpathSync(path.join(place, name))
}
