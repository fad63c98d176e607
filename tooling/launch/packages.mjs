import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspace.mjs'

/** Folders of packages, as paths from the root of the repository. */
const groups = ['apps', 'apps/cms', 'packages', 'tooling']

/** Absolute paths of the folders of the workspace that may be a package. */
export function packageFolders() {
  const folders = groups.flatMap((group) => readdirSync(path.join(root, group)).map((name) => path.join(group, name)))
  return [...folders, 'openapi'].map((folder) => path.join(root, folder))
}

/** Names of the packages that `npm test` tests. */
export function packagesWithTests() {
  return packageFolders()
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ scripts }) => scripts?.test)
    .map(({ name }) => name)
}
