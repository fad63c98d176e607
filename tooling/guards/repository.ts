import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Paths in the repository of its files that match one of these patterns of git, those not yet committed included. */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  return execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
}
