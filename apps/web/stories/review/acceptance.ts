import type { PictureChange } from './picture-changes.ts'

type Seen = Pick<PictureChange, 'name' | 'seen'>

const lineOf = ({ name, seen }: Seen) => `${name} ${seen}`
const linesOf = (acceptance: string) => acceptance.split('\n').filter((line) => line !== '')

/** Returns one line for each accepted change. Keeps earlier lines of pictures whose names do not contain `only`. */
export function withAcceptance(earlier: string, changes: readonly Seen[], only: string): string {
  const saved = linesOf(earlier).filter((line) => !line.includes(only))
  return [...saved, ...changes.map(lineOf)]
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')
}

/** Returns the changes that are not accepted, or whose picture differs from the accepted one. */
export function unaccepted<Change extends Seen>(changes: readonly Change[], acceptance: string): Change[] {
  const lines = new Set(linesOf(acceptance))
  return changes.filter((change) => !lines.has(lineOf(change)))
}
