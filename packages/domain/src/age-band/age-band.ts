/** The five-year band of an age, both ends included ("65-69"); undefined for an invalid age. */
export function ageBand(age: number): string | undefined {
  if (!Number.isFinite(age) || age < 0 || age > 150) return undefined
  const from = Math.floor(age / 5) * 5
  return `${from}-${from + 4}`
}
