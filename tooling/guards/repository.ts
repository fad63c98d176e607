import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Returns the paths of the files in the repository that match any of these git patterns, also of files that are not committed. */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  return execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
}
