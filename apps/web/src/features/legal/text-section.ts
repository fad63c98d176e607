import type { LegalFacts } from './legal-facts.ts'

/** One part of a legal page; `id` is the same in both languages, so that a link to it survives a language switch. */
export interface TextSection {
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

/** A legal page, with the short version that stands in a box on top (WCAG 3.1.5). */
export interface LegalText {
  title: string
  /** What search engines show under the title (R2-02). */
  description: string
  /** ISO date of the last change of the wording. */
  updated: string
  summary: readonly string[]
  sections: readonly TextSection[]
}

/** A legal page, once the facts of the operator are filled in. */
export type TextOfFacts = (facts: LegalFacts) => LegalText
