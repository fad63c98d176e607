export interface ExclusiveOption {
  id: string
  exclusive?: boolean
}

/**
 * The ticked options after one more click, in the order of the list: an exclusive option (“none of these”) unticks
 * the others, and any other option unticks the exclusive ones.
 */
export function toggledChoice(options: readonly ExclusiveOption[], value: readonly string[], id: string): string[] {
  if (value.includes(id)) return value.filter((ticked) => ticked !== id)
  const isExclusive = options.some((option) => option.id === id && option.exclusive === true)
  return options
    .filter((option) => option.id === id || (!isExclusive && option.exclusive !== true && value.includes(option.id)))
    .map((option) => option.id)
}
