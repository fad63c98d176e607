import type { PictureChange } from './picture-changes.ts'

type Seen = Pick<PictureChange, 'name' | 'seen'>

const lineOf = ({ name, seen }: Seen) => `${name} ${seen}`
const linesOf = (acceptance: string) => acceptance.split('\n').filter((line) => line !== '')

/** One line per accepted change; earlier acceptances stay for pictures whose names do not contain `only`. */
export function withAcceptance(earlier: string, changes: readonly Seen[], only: string): string {
  const saved = linesOf(earlier).filter((line) => !line.includes(only))
  return [...saved, ...changes.map(lineOf)]
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')
}

/** Changes that are not accepted in their present form. */
export function unaccepted<Change extends Seen>(changes: readonly Change[], acceptance: string): Change[] {
  const lines = new Set(linesOf(acceptance))
  return changes.filter((change) => !lines.has(lineOf(change)))
}
