/** What a text is read as, or the part of it that is refused. */
export type Reading<Value> = { value: Value } | { refused: string }

/** A kind of values. */
export interface Kind<Value> {
  /** Ends the sentence "NAME must be …". */
  expected: string
  /** Total; the text is neither empty nor surrounded by space. */
  read: (text: string) => Reading<Value>
  /** A value may hold a password, so no sentence repeats it. */
  isSecret?: true
}

/** A kind whose reader answers undefined for what it refuses. */
export function kindOf<Value>(expected: string, valueOf: (text: string) => Value | undefined): Kind<Value> {
  return {
    expected,
    read: (text) => {
      const value = valueOf(text)
      return value === undefined ? { refused: text } : { value }
    },
  }
}
