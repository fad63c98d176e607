import type { RegisterLine } from '@clairmemoire/domain/study'

/** Lists the lines that are new or changed in the register, and our lines that it no longer contains. The order does not matter. */
export function lineDifferences(ours: readonly RegisterLine[], theirs: readonly string[]): string[] {
  const isOurs = counter(ours.map(({ text }) => text))
  const isInRegister = counter(theirs)
  return [
    ...theirs.flatMap((text, index) => (isOurs(text) ? [] : [`line ${index + 1} is new or changed: “${text}”`])),
    ...ours.flatMap((line) =>
      isInRegister(line.text) ? [] : [`a line was removed: “${line.text}” (${criteriaOf(line)})`],
    ),
  ]
}

/** The number of common lines. */
export function commonLines(ours: readonly RegisterLine[], theirs: readonly string[]): number {
  const isOurs = counter(ours.map(({ text }) => text))
  return theirs.filter((text) => isOurs(text)).length
}

/** Returns a function that says whether a text is in the list; each entry of the list can be found only once. */
function counter(texts: readonly string[]): (text: string) => boolean {
  const left = new Map<string, number>()
  for (const text of texts) left.set(text, (left.get(text) ?? 0) + 1)
  return (text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count > 0
  }
}

function criteriaOf({ criteria }: RegisterLine): string {
  return criteria.length === 0 ? 'no criterion of ours' : `it became: ${criteria.join(', ')}`
}
