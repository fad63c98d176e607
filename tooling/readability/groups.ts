import type { ReadText } from './read-text.ts'
import { wordsIn } from './score.ts'

/** The limits of a text: words in the longest and the average sentence, the ease of French (Kandel-Moles), the grade of English. */
export interface Limits {
  longest: number
  mean: number
  ease: number
  grade: number
}

/** The limits of every text, so that people with lower secondary education can read it without effort (R0-08, WCAG 3.1.5). */
export const everybody: Limits = { longest: 30, mean: 20, ease: 60, grade: 8 }

/** The limits of texts about consent, privacy and results of memory tests. These topics are hard, so the language has to be easier. */
const hardSubject: Limits = { longest: 30, mean: 20, ease: 65, grade: 7 }

const easyToRead: Limits = { longest: 12, mean: 8, ease: 80, grade: 4 }

/** A set of texts with stricter limits. */
interface Group {
  name: string
  limits: Limits
  /** The lines of a text that belong to the group. */
  lines: (text: ReadText) => ReadText['lines']
  /** Whether each line is judged separately, so that easy lines around a hard line do not make up for it. */
  isEach?: boolean
}

/** Lines with fewer words are not judged separately, because a single long word would decide their score. */
const minWords = 8

const groups: readonly Group[] = [
  {
    name: 'what people agree to',
    limits: hardSubject,
    lines: ({ place, lines }) =>
      place.includes('/ consent ')
        ? lines
        : place.startsWith('apps/web/')
          ? lines.filter(({ field }) => /\bconsent\./.test(field))
          : [],
  },
  {
    name: 'privacy in short',
    limits: hardSubject,
    lines: ({ place, lines }) =>
      place.endsWith('/privacy-policy') ? lines.filter(({ field }) => field.startsWith('summary')) : [],
  },
  {
    name: 'what a result of the memory test says',
    limits: hardSubject,
    lines: ({ place, lines }) =>
      place.includes('/ memory-test') ? lines.filter(({ field }) => !/^(questions|title)\b/.test(field)) : [],
    isEach: true,
  },
  {
    name: 'the page of a result',
    limits: hardSubject,
    lines: ({ place, lines }) => (place.includes('/features/recommendations ') ? lines : []),
    isEach: true,
  },
  {
    name: 'easy to read',
    limits: easyToRead,
    lines: ({ place, lines }) => (/\/pages\/easy-/.test(place) ? lines : []),
  },
]

/** The texts of the groups, each with its limits. */
export function groupTexts(texts: readonly ReadText[]): readonly { text: ReadText; limits: Limits }[] {
  return groups.flatMap(({ name, limits, lines, isEach = false }) =>
    texts
      .map((text) => ({ ...text, place: `${text.place}: ${name}`, lines: lines(text) }))
      .filter((text) => text.lines.length > 0)
      .flatMap((text) => (isEach ? eachLine(text) : text))
      .map((text) => ({ text, limits })),
  )
}

function eachLine({ place, lines, ...text }: ReadText): readonly ReadText[] {
  return lines
    .filter((line) => wordsIn(line.text).length >= minWords)
    .map((line) => ({ ...text, place: `${place}, ${line.field}`, lines: [line] }))
}
