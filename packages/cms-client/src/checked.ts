import { promisingPhrases } from '@clairmemoire/domain/careful-words'
import type { Locale } from '@clairmemoire/domain/locale'
import { ContentError } from './content-error.ts'
import { linesOf } from './lines.ts'
import type { FieldProblem, Problem } from './problem.ts'
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

/** The parsed document and its problems; a document without problems is shown completely. */
export interface Checked<Document> {
  /** Undefined if the document is unreadable. */
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

const someone = { data: { attributes: { slug: 'x', name: 'x', role: 'x', sample: true } } }
const day = '2000-01-01'
const described = { slug: 'x', title: 'x', description: 'x' }

/** The shortest valid documents. A study has none: its schema reports all fields at once. */
const shortest: Partial<Record<DocumentKind, Attributes>> = {
  articles: {
    ...described,
    topics: [],
    author: someone,
    reviewer: someone,
    publishedOn: day,
    reviewedOn: day,
    nextReview: '9999-12-31',
    sample: true,
    short: [{ text: 'x' }],
    sources: [],
    body: [],
  },
  pages: { ...described, blocks: [] },
  people: { slug: 'x', name: 'x', role: 'x', sample: true, text: [] },
  glossary: { slug: 'x', term: 'x', text: [] },
  footer: { Footer: [] },
}

/**
 * Reads a document as the client does, for services that report every problem before they publish it. If the document is
 * unreadable, each field is read separately to find all problems.
 */
export function checked<Kind extends DocumentKind>(
  kind: Kind,
  attributes: Attributes,
  document: string,
): Checked<Documents[Kind]> {
  const whole = readWhole(kind, attributes, document)
  return whole.value ? whole : { value: undefined, problems: readParts(kind, attributes, document).problems }
}

/** The document with the shortest valid value in place of each unreadable field; undefined for an unreadable study. */
export function readablePart<Kind extends DocumentKind>(
  kind: Kind,
  attributes: Attributes,
): Documents[Kind] | undefined {
  return readWhole(kind, attributes, kind).value ?? readParts(kind, attributes, kind).value
}

const lenient = { readsUnknownFacts: true } as const

function readParts<Kind extends DocumentKind>(kind: Kind, attributes: Attributes, document: string) {
  const short = shortest[kind]
  if (short === undefined) return readWhole(kind, attributes, document)
  const unreadable = Object.keys({ ...short, ...attributes }).flatMap((name) => {
    const { value, problems } = readWhole(kind, { ...short, [name]: attributes[name] }, document, lenient)
    return value === undefined ? [{ name, problems }] : []
  })
  const replaced = Object.fromEntries(unreadable.map(({ name }) => [name, short[name]]))
  const rest = readWhole(kind, { ...attributes, ...replaced }, document, lenient)
  return { value: rest.value, problems: [...unreadable, rest].flatMap(({ problems }) => problems) }
}

function readWhole<Kind extends DocumentKind>(
  kind: Kind,
  attributes: Attributes,
  document: string,
  leniency: Pick<ReadContext, 'readsUnknownFacts'> = {},
): Checked<Documents[Kind]> {
  const problems: Problem[] = []
  try {
    const onProblem = (problem: Problem) => void problems.push(problem)
    const context = { document, field: '', onProblem, files: '', ...leniency }
    return { value: readers[kind](attributes, context), problems }
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
    const { kind: _, ...problem } = error.failure
    return { value: undefined, problems: [problem, ...problems] }
  }
}

/** Phrases of a document that promise or claim more than health and study texts may (R0-23). */
export function promisingLines(document: object, locale: Locale): readonly FieldProblem[] {
  return linesOf(document).flatMap(({ field, text }) =>
    promisingPhrases(locale, text).map((phrase) => ({
      field,
      reason: { code: 'promises', phrase } as const,
    })),
  )
}

/** Texts that contain HTML tags; the tags would be shown as text. */
export function linesWithTags(document: object): readonly FieldProblem[] {
  return linesOf(document)
    .filter(({ text }) => /<\/?[a-z][^<>]*>/i.test(text))
    .map(({ field }) => ({ field, reason: { code: 'html' } }))
}

/** A checked document, in the shape in which a content service returns it. */
export interface SourceDocument {
  kind: DocumentKind
  locale: Locale
  slug: string
  attributes: Readonly<Record<string, unknown>>
}
