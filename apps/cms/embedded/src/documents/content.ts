import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import {
  linesWithTags,
  promisingLines,
  checked,
  type DocumentKind,
  readablePart,
  type SourceDocument,
} from '@clairmemoire/cms-client/checked'
import { quotationAt } from '@clairmemoire/cms-client/quotation'
import type { ReasonCode } from '@clairmemoire/cms-client/reason'
import { deadLinks, type Exists, unknownPage } from '@clairmemoire/cms-client/site-links'
import { defaultLocale, type Locale, locales } from '@clairmemoire/domain/locale'
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

/**
 * Resolves the links between documents and checks each document as the client does. The documents of a faulty file are replaced
 * with those in `before`; if `before` has none, they are left out, and links to them become faults.
 */
export function gather(sources: readonly Source[], before?: Content): Gathered {
  const all = locales.flatMap((locale) => checkedSources(sources.filter((source) => source.locale === locale)))
  const faults = causesOf([...sameSlugs(sources), ...sameStudies(sources), ...all.flatMap((one) => one.faults)])
  const faulty = new Set(faults.map(({ file }) => file))
  const earlier = locales.map(
    (locale) => [locale, before === undefined ? new Map() : entriesByFile(before[locale])] as const,
  )
  const leftOut = new Set([...faulty].filter((file) => earlier.every(([, entries]) => !entries.has(file))))
  if (leftOut.size > 0) {
    const rest = gather(
      sources.filter(({ file }) => !leftOut.has(file)),
      before,
    )
    const found = new Set(faults.map(nameInFolder))
    const consequent = (fault: Fault): Fault =>
      found.has(nameInFolder(fault)) ? fault : { ...fault, reason: { code: 'names_faulty_document' } }
    return { ...rest, faults: [...faults.filter(({ file }) => leftOut.has(file)), ...rest.faults.map(consequent)] }
  }
  const content = earlier.map(([locale, entries]) => {
    const documents = all.filter(({ source }) => source.locale === locale)
    return [
      locale,
      languageContent(
        documents.map(({ source, entry }) => ({
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

interface CheckedSource {
  source: Source
  entry: NewEntry
  faults: readonly Fault[]
}

/** Checks the sources of one language. */
function checkedSources(sources: readonly Source[]): readonly CheckedSource[] {
  const register = registerOf(sources)
  const studies = new Set(
    sources
      .filter(({ kind, fields, locale }) => kind === 'studies' && fields['site'] === locale)
      .map(({ slug }) => slug),
  )
  const exists: Exists = (kind, slug) => (kind === 'articles' ? register.articles : studies).has(slug)
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
  const found = [...(isParsed ? problems : []), ...texts, ...unknownPage(kind, slug, locale)].map((problem) => ({
    field: placeInFile(source, problem.field),
    quotation: quotationAt(
      texts.includes(problem) || problem.reason.code === 'unknown_fact' ? (readable ?? {}) : attributes,
      problem.field,
      problem.reason.code,
    ),
    reason: problem.reason,
  }))
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

/** Reasons that can result from another fault, in the same field, around it or in a part of it. */
const consequences: ReadonlySet<ReasonCode> = new Set([
  'missing',
  'missing_portrait',
  'empty_text_block',
  'empty_list',
  'empty_group',
  'call_without_link',
  'figure_without_image',
])

/** Drops repeated faults, and faults that result from another one in the same file. */
function causesOf(faults: readonly Fault[]): readonly Fault[] {
  return [...Map.groupBy(faults, ({ file }) => file).values()].flatMap((ofFile) => {
    const distinct = [...new Map(ofFile.toReversed().map((fault) => [nameOf(fault), fault])).values()].toReversed()
    const causes = distinct.filter(({ reason }) => !consequences.has(reason.code)).map(({ field }) => field)
    const hasCause = ({ field, reason }: Fault) =>
      consequences.has(reason.code) &&
      (causes.some((cause) => cause === field || isPartOf(field, cause)) ||
        distinct.some((other) => isPartOf(other.field, field)))
    return distinct.filter((fault) => !hasCause(fault))
  })
}

function isPartOf(part: string, whole: string): boolean {
  return part.startsWith(whole) && /^[.[]/.test(part.slice(whole.length))
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

/** The code and the name of a study must be unique. */
function sameStudies(sources: readonly Source[]): Fault[] {
  const studies = sources.filter(({ kind, locale }) => kind === 'studies' && locale === defaultLocale)
  return ['code', 'name'].flatMap((field) => {
    const first = new Map<unknown, string>()
    return studies.flatMap(({ file, fields }) => {
      const other = first.get(fields[field])
      if (other === undefined) first.set(fields[field], file)
      const quotation = String(fields[field])
      return other === undefined ? [] : [{ file, field, quotation, reason: { code: 'taken', other } }]
    })
  })
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
