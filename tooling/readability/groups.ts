import type { ReadText } from './read-text.ts'

/** What a text may not exceed: words of a sentence, Kandel-Moles in French, the school grade in English. */
export interface Limits {
  longest: number
  mean: number
  ease: number
  grade: number
}

/** Every text: lower secondary school reads it without effort (R0-08, WCAG 3.1.5). */
export const everybody: Limits = { longest: 30, mean: 20, ease: 60, grade: 8 }

/** What people agree to, and what becomes of what they say: hard to think about, so easy to read. */
const hardSubject: Limits = { longest: 30, mean: 20, ease: 65, grade: 7 }

/** What is called easy to read. */
const easyToRead: Limits = { longest: 12, mean: 8, ease: 80, grade: 4 }

/** A part of the texts that is held to more than the others. */
interface Group {
  name: string
  limits: Limits
  /** The lines of a text that belong to it. */
  lines: (text: ReadText) => ReadText['lines']
}

const groups: readonly Group[] = [
  {
    name: 'what people agree to',
    limits: hardSubject,
    lines: ({ place, lines }) => (place.endsWith('.po') ? lines.filter(({ field }) => /\bconsent\./.test(field)) : []),
  },
  {
    name: 'privacy in short',
    limits: hardSubject,
    lines: ({ place, lines }) =>
      place.endsWith('/privacy-policy') ? lines.filter(({ field }) => field.startsWith('summary')) : [],
  },
  {
    name: 'easy to read',
    limits: easyToRead,
    lines: ({ place, lines }) => (/\/pages\/easy-/.test(place) ? lines : []),
  },
]

/** Texts of the groups by themselves, each with its limits. */
export function groupTexts(texts: readonly ReadText[]): readonly { text: ReadText; limits: Limits }[] {
  return groups.flatMap(({ name, limits, lines }) =>
    texts
      .map((text) => ({ text: { ...text, place: `${text.place}: ${name}`, lines: lines(text) }, limits }))
      .filter(({ text }) => text.lines.length > 0),
  )
}
