import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import { causesOf } from '@clairmemoire/cms-client/causes'
import {
  linesWithTags,
  promisingLines,
  checked,
  type DocumentKind,
  readablePart,
  type SourceDocument,
} from '@clairmemoire/cms-client/checked'
import type { FieldProblem } from '@clairmemoire/cms-client/problem'
import { quotationAt } from '@clairmemoire/cms-client/quotation'
import type { Reason } from '@clairmemoire/cms-client/reason'
import { deadLinks, type Exists, unknownPage } from '@clairmemoire/cms-client/site-links'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { type Attributes, attributesOf, type Register, referencesIn, registerOf } from './attributes.ts'
import type { Fault } from './fault.ts'
import { placeInFile, type Source } from './source.ts'

export interface Entry {
  id: number
  slug: string
  /** The path of the document, relative to the content folder. */
  file: string
  /** Computed on demand, because the parsed form of thousands of articles takes much memory. */
  attributes: () => Attributes
  /** The fields of an article that lists show; undefined for other documents. */
  listed: ArticleEntry | undefined
}

export type Collection = Exclude<DocumentKind, 'footer'>

/** The checked documents of one language. */
export interface LanguageContent {
  entries: Readonly<Record<DocumentKind, readonly Entry[]>>
  /** The fields of articles that lists show, latest first. */
  listed: readonly ArticleEntry[]
}

export type Content = Readonly<Record<Locale, LanguageContent>>

/** The documents that the service returns, and the faults of the files whose current versions it does not return. */
export interface Gathered {
  content: Content
  faults: readonly Fault[]
}

/** The parsed documents of a folder, and the paths of its images, such as `/uploads/notebook.webp`. */
export interface Sources {
  documents: readonly Source[]
  images: ReadonlySet<string>
}

/**
 * Resolves the links between documents and checks each document as the client does. The documents of a faulty file are replaced
 * with those in `before`; if `before` has none, they are left out, and links to them become faults. Without `before` nothing is
 * published, so that only the causes are reported.
 */
export function gather({ documents, images }: Sources, before?: Content): Gathered {
  const all = locales.flatMap((locale) =>
    checkedSources(
      documents.filter((document) => document.locale === locale),
      images,
    ),
  )
  const faults = distinctCauses([
    ...sameSlugs(documents),
    ...sameFields(documents),
    ...all.flatMap((one) => one.faults),
  ])
  const faulty = new Set(faults.map(({ file }) => file))
  const earlier = locales.map(
    (locale) => [locale, before === undefined ? new Map() : entriesByFile(before[locale])] as const,
  )
  const leftOut = new Set([...faulty].filter((file) => earlier.every(([, entries]) => !entries.has(file))))
  if (leftOut.size > 0) {
    const rest = gather({ documents: documents.filter(({ file }) => !leftOut.has(file)), images }, before)
    if (before === undefined) return { ...rest, faults: faults.filter(({ reason }) => reason.code !== ofOther.code) }
    const found = new Set(faults.map(nameInFolder))
    const consequent = (fault: Fault): Fault => (found.has(nameInFolder(fault)) ? fault : { ...fault, reason: ofOther })
    return { ...rest, faults: [...faults.filter(({ file }) => leftOut.has(file)), ...rest.faults.map(consequent)] }
  }
  const content = earlier.map(([locale, entries]) => {
    const ofLocale = all.filter(({ source }) => source.locale === locale)
    return [
      locale,
      languageContent(
        ofLocale.map(({ source, entry }) => ({
          kind: source.kind,
          entry: (faulty.has(source.file) && entries.get(source.file)) || entry,
        })),
      ),
    ]
  })
  return { content: Object.fromEntries(content), faults }
}

function entriesByFile({ entries }: LanguageContent): ReadonlyMap<string, NewEntry> {
  return new Map(Object.values(entries).flatMap((some) => some.map((entry) => [entry.file, entry])))
}

/** An entry without its id, which is its position in the list. */
type NewEntry = Omit<Entry, 'id'>

function languageContent(documents: readonly { kind: DocumentKind; entry: NewEntry }[]): LanguageContent {
  const entriesOf = (kind: DocumentKind) =>
    documents.filter((document) => document.kind === kind).map(({ entry }, index) => ({ ...entry, id: index + 1 }))
  const entries = {
    articles: entriesOf('articles'),
    pages: entriesOf('pages'),
    studies: entriesOf('studies'),
    people: entriesOf('people'),
    glossary: entriesOf('glossary'),
    footer: entriesOf('footer'),
  }
  return { entries, listed: entries.articles.flatMap(({ listed }) => listed ?? []).sort(latestFirst) }
}

/** The path of an image in one form, with `%20` for a space. */
export function imagePath(link: string): string {
  return new URL(link, 'https://site.example').pathname
}

interface CheckedSource {
  source: Source
  entry: NewEntry
  faults: readonly Fault[]
}

/** Checks the sources of one language. */
function checkedSources(sources: readonly Source[], images: Sources['images']): readonly CheckedSource[] {
  const register = registerOf(sources)
  const studies = new Set(
    sources
      .filter(({ kind, fields, locale }) => kind === 'studies' && fields['site'] === locale)
      .map(({ slug }) => slug),
  )
  const all = { articles: register.articles, studies, images }
  const exists: Exists = (kind, name) => all[kind].has(kind === 'images' ? imagePath(name) : name)
  return sources.map((source) => checkedSource(source, register, exists))
}

function checkedSource(source: Source, register: Register, exists: Exists): CheckedSource {
  const { kind, locale, slug, file } = source
  const references = referencesIn(register)
  const attributes = attributesOf(source, references)
  const { value, problems } = checked(kind, attributes, file)
  // If the front matter cannot be parsed, its fields are not reported as missing.
  const isParsed = source.faults.every(({ field }) => field !== '') || Object.keys(source.fields).length > 0
  const readable = isParsed ? (value ?? readablePart(kind, attributes)) : undefined
  const texts = readable
    ? [...promisingLines(readable, locale), ...linesWithTags(readable), ...deadLinks(readable, locale, exists)]
    : []
  // Unknown facts, promises, tags and dead links are quoted from the readable part of the document, because they were found
  // there.
  const found = [...(isParsed ? problems.map(atLink) : []), ...texts, ...unknownPage(kind, slug, locale)].map(
    (problem) => ({
      field: placeInFile(source, problem.field),
      quotation: quotationAt(
        texts.includes(problem) || problem.reason.code === 'unknown_fact' ? (readable ?? {}) : attributes,
        problem.field,
        problem.reason.code,
      ),
      reason: problem.reason,
    }),
  )
  return {
    source,
    entry: {
      slug,
      file,
      attributes: () => attributesOf(source, referencesIn(register)),
      listed: value && 'publishedOn' in value ? entryOf(value) : undefined,
    },
    faults: [...source.faults, ...[...references.faults, ...found].map((fault) => ({ ...fault, file }))],
  }
}

const ofOther: Reason = { code: 'names_faulty_document' }

/** Moves a problem in the fields of a person or an article that the document names to the name. */
function atLink({ field, reason }: FieldProblem): FieldProblem {
  const [, link] = /^(.*\b(?:author|reviewer|people|related|articles)\.data(?:\[\d+\])?)\./.exec(field) ?? []
  return link === undefined || reason.code === 'article_itself' ? { field, reason } : { field: link, reason: ofOther }
}

/** Drops repeated faults, and faults that result from another one in the same file. */
function distinctCauses(faults: readonly Fault[]): readonly Fault[] {
  return [...Map.groupBy(faults, ({ file }) => file).values()].flatMap((ofFile) =>
    causesOf([...new Map(ofFile.toReversed().map((fault) => [nameOf(fault), fault])).values()].toReversed()),
  )
}

function nameOf({ field, line, reason }: Fault): string {
  return [field, line, reason.code].join(' ')
}

function nameInFolder(fault: Fault): string {
  return [fault.file, nameOf(fault)].join(' ')
}

function sameSlugs(sources: readonly Source[]): Fault[] {
  const first = new Map<string, string>()
  // A file outside the folders of documents has no slug.
  return sources
    .filter(({ slug }) => slug !== '')
    .flatMap(({ file, locale, kind, slug }) => {
      const address = `${locale}/${kind}/${slug}`
      const other = first.get(address)
      if (other === undefined) first.set(address, file)
      return other === undefined ? [] : [{ file, field: 'slug', reason: { code: 'taken', other } }]
    })
}

/** The fields whose values are unique in a language. */
const uniqueFields: Partial<Record<DocumentKind, readonly string[]>> = { studies: ['code', 'name'], glossary: ['term'] }

function sameFields(sources: readonly Source[]): Fault[] {
  const first = new Map<string, string>()
  return sources.flatMap(({ file, kind, locale, fields }) =>
    (uniqueFields[kind] ?? []).flatMap((field) => {
      const quotation = fields[field]
      if (typeof quotation !== 'string') return []
      const key = [locale, kind, field, quotation].join(' ')
      const other = first.get(key)
      if (other === undefined) first.set(key, file)
      return other === undefined ? [] : [{ file, field, quotation, reason: { code: 'taken', other } }]
    }),
  )
}

function latestFirst(one: ArticleEntry, other: ArticleEntry): number {
  return other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug)
}

function entryOf(article: Article): ArticleEntry {
  const { slug, title, description, topics, publishedOn, reviewedOn, readingMinutes, sample } = article
  return { slug, title, description, topics, publishedOn, reviewedOn, readingMinutes, sample }
}

/** Every document, by language and kind. */
export function sourceDocuments(content: Content): SourceDocument[] {
  return locales.flatMap((locale) =>
    Object.entries(content[locale].entries).flatMap(([kind, entries]: [string, readonly Entry[]]) =>
      entries.map(({ slug, attributes }) => ({ kind: kind as DocumentKind, locale, slug, attributes: attributes() })),
    ),
  )
}
