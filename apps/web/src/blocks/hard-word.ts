import type { GlossaryEntry } from '@clairmemoire/cms-client/glossary'
import { linesOf } from '@clairmemoire/cms-client/lines'
import type { Explanation } from '@clairmemoire/ui/explained-word'

/** A word of the glossary as texts have it. */
export interface HardWord {
  explanation: Explanation
  firstIn: (text: string) => { index: number; words: string } | undefined
}

/** It is found in the singular and the plural, and by the abbreviation in brackets behind it: « trouble cognitif léger (MCI) ». */
export function hardWord({ slug, term, text }: GlossaryEntry): HardWord {
  const [name = '', abbreviation] = term.split(/\s*[()]/)
  const plural = name
    .split(/\s+/)
    .map((part) => `${literal(part)}[sx]?`)
    .join('\\s')
  // In small letters it may be another word: a pet, a PET.
  const forms = [whole(plural, 'iu'), ...(abbreviation ? [whole(literal(abbreviation), 'u')] : [])]
  return {
    explanation: {
      id: `word-${slug}`,
      meaning: linesOf({ text })
        .map((line) => line.text)
        .join(' '),
    },
    firstIn: (text) =>
      forms
        .flatMap((form) => [...text.matchAll(form)].slice(0, 1))
        .map(({ index, 1: before = '', 2: words = '' }) => ({ index: index + before.length, words }))
        .toSorted((one, other) => one.index - other.index)[0],
  }
}

/** `\b` knows the letters of English alone. Finds what stands before the words, and the words. */
function whole(pattern: string, flags: string): RegExp {
  return new RegExp(`(^|[^\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, `${flags}g`)
}

function literal(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
