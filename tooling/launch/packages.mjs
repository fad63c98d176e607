import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspace.mjs'

/** The folders that contain packages, as paths from the root of the repository. */
const groups = ['apps', 'apps/cms', 'packages', 'tooling']

/** Returns the absolute paths of all folders that may be a package of the workspace. */
export function packageFolders() {
  const folders = groups.flatMap((group) => readdirSync(path.join(root, group)).map((name) => path.join(group, name)))
  return [...folders, 'openapi'].map((folder) => path.join(root, folder))
}

/** Returns the names of the packages that `npm test` tests. */
export function packagesWithTests() {
  return packageFolders()
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ scripts }) => scripts?.test)
    .map(({ name }) => name)
}
