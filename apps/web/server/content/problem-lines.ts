import type { Problem } from '@clairmemoire/cms-client/problem'

/** Tells in one line what was left out of what was read under a key, and again only once it is something else. */
export function problemLines(tell: (line: string) => void): (key: string, problems: readonly Problem[]) => void {
  const told = new Map<string, string>()
  return (key, [first, ...others]) => {
    if (first === undefined) {
      told.delete(key)
      return
    }
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    const line = `${first.document}: ${first.field}: ${first.reason}${more}`
    if (told.get(key) !== line) tell(line)
    told.set(key, line)
  }
}
