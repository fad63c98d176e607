import { wordsOf } from './words-of.ts'

/** The searched texts of an entry. */
export interface SearchedTexts {
  title: string
  text: string
}

/** The indexes of entries in their list. */
type Places = ReadonlySet<number>
type Index = ReadonlyMap<string, Places>

/**
 * Finds entries by typed words, ignoring accents. A word matches words that begin with it; if none does, a typing error is
 * tolerated. Words that no entry contains are ignored, and so are words that most entries contain if a rarer one was typed. The
 * results are the entries with the most matching words, title matches first, otherwise in list order.
 */
export function createTextSearch<Entry>(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => SearchedTexts,
): (typed: string) => readonly Entry[] {
  const texts = entries.map(textsOf)
  const titles = indexOf(texts.map(({ title }) => title))
  const all = indexOf(texts.map(({ title, text }) => `${title} ${text}`))
  return (typed) => {
    const words = wordsOf(typed)
    if (words.length === 0) return entries
    const found = rarerWords(
      words.map((word) => placesOf(word, all)),
      entries.length,
    )
    const inTitle = words.map((word) => placesOf(word, titles))
    const best = Math.max(1, ...Array.from(entries, (_, place) => countWith(found, place)))
    return entries
      .map((entry, place) => ({ entry, place }))
      .filter(({ place }) => countWith(found, place) === best)
      .toSorted((a, b) => countWith(inTitle, b.place) - countWith(inTitle, a.place))
      .map(({ entry }) => entry)
  }
}

function indexOf(texts: readonly string[]): Index {
  const index = new Map<string, Set<number>>()
  for (const [place, text] of texts.entries()) {
    for (const word of wordsOf(text)) index.set(word, (index.get(word) ?? new Set()).add(place))
  }
  return index
}

function placesOf(typed: string, index: Index): Places {
  const words = [...index.keys()]
  const prefixed = words.filter((word) => word.startsWith(typed))
  const matching = prefixed.length > 0 ? prefixed : words.filter((word) => isNear(typed, word))
  return new Set(matching.flatMap((word) => [...(index.get(word) ?? [])]))
}

/** Drops words that most entries contain, unless no other is left. */
function rarerWords(found: readonly Places[], entryCount: number): readonly Places[] {
  const rare = found.filter(({ size }) => size > 0 && size <= entryCount / 2)
  return rare.length > 0 ? rare : found
}

function countWith(found: readonly Places[], place: number): number {
  return found.filter((places) => places.has(place)).length
}

/**
 * Whether a typed word is a misspelling of a word or of its beginning. One error is allowed from four letters on, two from eight;
 * an inserted, missing, wrong or transposed letter is an error.
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

/** The least edit distance between the typed text and any prefix of the word (optimal string alignment). */
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
