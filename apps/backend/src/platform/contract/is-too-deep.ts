/** The contract has nothing deeper than a list in an answer in a body. */
const deepestBody = 10

/** More deeply nested than a value is that anybody means, which what compares or writes values could not follow to its end. */
export function isTooDeep(value: unknown, deepest = deepestBody): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) level = level.flatMap(insideOf)
  return level.length > 0
}

function insideOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
