import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { breakNames, type Verdict } from './break-names.ts'

const folder = join(import.meta.dirname, '..')

export type Bump = 'none' | 'patch' | 'minor' | 'major'

/** The difference between two contracts. */
export interface Difference {
  /** The required kind of release. */
  bump: Bump
  /** The names of the breaking changes, as changesets repeat them. */
  breaks: readonly string[]
}

/** The part of the diff tool's report that is read here. */
interface DiffReport {
  bump: Bump
  changes: { verdicts: Verdict[] }[]
}

/** The difference between two files with contracts. */
export async function differenceOf(released: string, current: string): Promise<Difference> {
  const redocly = join(folder, 'node_modules/.bin/redocly')
  const files = ['diff', released, current, '--config', join(folder, 'redocly.yaml')]
  const { stdout } = await promisify(execFile)(redocly, [...files, '--format', 'json', '--fail-on', 'none'])
  const { bump, changes }: DiffReport = JSON.parse(stdout)
  const verdicts = changes.flatMap((change) => change.verdicts).filter(({ impact }) => impact === 'major')
  return { bump, breaks: [...new Set(verdicts.flatMap(breakNames))] }
}
