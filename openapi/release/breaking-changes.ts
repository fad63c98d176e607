import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '..')

/** The part of the differ's report that the gate reads. */
interface DiffReport {
  changes: { path: string; verdicts: { impact: 'major' | 'minor' | 'patch'; message: string }[] }[]
}

/** What a caller of the released contract would trip over, one sentence each; both arguments are files. */
export async function breakingChanges(released: string, current: string): Promise<string[]> {
  const redocly = join(folder, 'node_modules/.bin/redocly')
  const files = ['diff', released, current, '--config', join(folder, 'redocly.yaml')]
  const { stdout } = await promisify(execFile)(redocly, [...files, '--format', 'json', '--fail-on', 'none'])
  const { changes }: DiffReport = JSON.parse(stdout)
  return changes.flatMap(({ path, verdicts }) =>
    verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => `${message} ${readable(path)}`),
  )
}

/** From a JSON pointer, in which a slash is `~1`, to what a person would write. */
function readable(pointer: string): string {
  const steps = pointer.replace(/^#\//, '').split('/')
  return `(${steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join(' › ')})`
}
