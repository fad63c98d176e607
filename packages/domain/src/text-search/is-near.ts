/**
 * Whether a word is what somebody meant to type, or the beginning of it: one error in a word of four letters, two from eight
 * letters on. A letter too many, too few or another one is an error, and so are two letters in the wrong order.
 */
export function isNear(typed: string, word: string): boolean {
  const errors = errorsAllowed(typed)
  if (errors === 0 || word.length < typed.length - errors) return false
  return errorsBetween(typed, word.slice(0, typed.length + errors)) <= errors
}

function errorsAllowed({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The errors between what was typed and the beginning of the word that fits it best (optimal string alignment). */
function errorsBetween(typed: string, word: string): number {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, length) => length)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    before = last
    last = current
  }
  return Math.min(...last)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
