import type { ReadText } from './read-text.ts'
import { wordsIn } from './score.ts'

/** What a text may not exceed: words of a sentence, Kandel-Moles in French, the school grade in English. */
export interface Limits {
  longest: number
  mean: number
  ease: number
  grade: number
}

/** Every text: lower secondary school reads it without effort (R0-08, WCAG 3.1.5). */
export const everybody: Limits = { longest: 30, mean: 20, ease: 60, grade: 8 }

/** What people agree to, what becomes of what they say, and what they hear about their memory: hard to think about, so easy to read. */
const hardSubject: Limits = { longest: 30, mean: 20, ease: 65, grade: 7 }

/** What is called easy to read. */
const easyToRead: Limits = { longest: 12, mean: 8, ease: 80, grade: 4 }

/** A part of the texts that is held to more than the others. */
interface Group {
  name: string
  limits: Limits
  /** The lines of a text that belong to it. */
  lines: (text: ReadText) => ReadText['lines']
  /** Each line is held to them by itself: what is easy around it does not make up for it. */
  isEach?: boolean
}

/** Shorter ones say too little for a formula: one long word decides. */
const fewestWords = 8

const groups: readonly Group[] = [
  {
    name: 'what people agree to',
    limits: hardSubject,
    lines: ({ place, lines }) =>
      place.includes('/ consent ')
        ? lines
        : place.endsWith('.po')
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
    lines: ({ place, lines }) => (place.includes('features/recommendations/locales/') ? lines : []),
    isEach: true,
  },
  {
    name: 'easy to read',
    limits: easyToRead,
    lines: ({ place, lines }) => (/\/pages\/easy-/.test(place) ? lines : []),
  },
]

/** Texts of the groups by themselves, each with its limits. */
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
    .filter((line) => wordsIn(line.text).length >= fewestWords)
    .map((line) => ({ ...text, place: `${place}, ${line.field}`, lines: [line] }))
}
