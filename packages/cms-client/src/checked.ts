import { promisingPhrases } from '@clairmemoire/domain/careful-words'
import type { Locale } from '@clairmemoire/domain/locale'
import { ContentError } from './content-error.ts'
import { linesOf } from './lines.ts'
import type { Problem } from './problem.ts'
import { type Article, readArticle } from './reading/article.ts'
import { type GlossaryEntry, type Person, readGlossaryEntry, readPerson } from './reading/entries.ts'
import { type Footer, readFooter } from './reading/footer.ts'
import { type Page, readPage } from './reading/page.ts'
import type { Attributes, ReadContext } from './reading/read.ts'
import { readStudy } from './reading/study.ts'
import type { StudyDocument } from './study.ts'

/** The document types by the name of their collection. */
export interface Documents {
  articles: Article
  pages: Page
  studies: StudyDocument
  people: Person
  glossary: GlossaryEntry
  footer: Footer
}

export type DocumentKind = keyof Documents

/** The parsed document; without problems it is shown completely. */
export interface Checked<Document> {
  /** Undefined for an unreadable document. */
  value: Document | undefined
  problems: readonly Problem[]
}

const readers: { [Kind in DocumentKind]: (attributes: Attributes, context: ReadContext) => Documents[Kind] } = {
  articles: readArticle,
  pages: readPage,
  studies: readStudy,
  people: readPerson,
  glossary: readGlossaryEntry,
  footer: readFooter,
}

/** Reads a document as the client would, for services that report every problem before they publish it. */
export function checked<Kind extends DocumentKind>(
  kind: Kind,
  attributes: Attributes,
  document: string,
): Checked<Documents[Kind]> {
  const problems: Problem[] = []
  try {
    const context = { document, field: '', onProblem: (problem: Problem) => void problems.push(problem), files: '' }
    const value = readers[kind](attributes, context)
    return { value, problems }
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
    const { kind: _, ...problem } = error.failure
    return { value: undefined, problems: [problem, ...problems] }
  }
}

/** Phrases of a document that promise or claim more than health and study texts may (R0-23). */
export function promisingLines(document: object, locale: Locale): readonly Pick<Problem, 'field' | 'reason'>[] {
  return linesOf(document).flatMap(({ field, text }) =>
    promisingPhrases(locale, text).map((phrase) => ({
      field,
      reason: { code: 'promises', phrase } as const,
    })),
  )
}

/** A document as an author wrote it, checked, in the shape in which a content service answers with it. */
export interface WrittenDocument {
  kind: DocumentKind
  locale: Locale
  slug: string
  attributes: Readonly<Record<string, unknown>>
}
