import type { Article } from './article.ts'
import { ContentError } from './content-error.ts'
import type { Footer } from './footer.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { Page } from './page.ts'
import type { Person } from './person.ts'
import type { Problem } from './problem.ts'
import { readArticle } from './reading/article.ts'
import type { Attributes } from './reading/envelope.ts'
import { readFooter } from './reading/footer.ts'
import { readGlossaryEntry } from './reading/glossary.ts'
import { readPage } from './reading/page.ts'
import { readPerson } from './reading/person.ts'
import type { Place } from './reading/read.ts'
import { readStudy } from './reading/study.ts'
import type { Study } from './study.ts'

/** Every kind of document, by the name of its collection. */
export interface Documents {
  articles: Article
  pages: Page
  studies: Study
  people: Person
  glossary: GlossaryEntry
  footer: Footer
}

export type DocumentKind = keyof Documents

/** What the client makes of a document; one without a problem is shown whole. */
export interface Checked<Document> {
  /** Undefined where it cannot be read at all. */
  value: Document | undefined
  problems: readonly Problem[]
}

const readers: { [Kind in DocumentKind]: (attributes: Attributes, place: Place) => Documents[Kind] } = {
  articles: readArticle,
  pages: readPage,
  studies: readStudy,
  people: readPerson,
  glossary: readGlossaryEntry,
  footer: readFooter,
}

/** Reads the fields of a document as the client would, for a service that wants to know of every problem before it answers with it. */
export function checked<Kind extends DocumentKind>(
  kind: Kind,
  attributes: Attributes,
  document: string,
): Checked<Documents[Kind]> {
  const problems: Problem[] = []
  try {
    const place = { document, field: '', onProblem: (problem: Problem) => void problems.push(problem), files: '' }
    const value = readers[kind](attributes, place)
    return { value, problems }
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
    const { field, reason } = error.failure
    return { value: undefined, problems: [{ document, field, reason }, ...problems] }
  }
}
