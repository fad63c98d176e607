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
import { deadLinks, type Exists } from '@clairmemoire/cms-client/site-links'
import { defaultLocale, type Locale, locales } from '@clairmemoire/domain/locale'
import { type Attributes, attributesOf, type Register, referencesIn, registerOf } from './attributes.ts'
import type { Fault } from './fault.ts'
import { placeInFile, type Source } from './source.ts'

export interface Entry {
  id: number
  slug: string
  /** Of the document, relative to the content folder. */
  file: string
  /** Computed on demand, because the parsed form of thousands of articles takes much memory. */
  attributes: () => Attributes
  /** An article as lists show it. */
  listed: ArticleEntry | undefined
}

export type Collection = Exclude<DocumentKind, 'footer'>

/** The documents of a language, each checked. */
export interface LanguageContent {
  entries: Readonly<Record<DocumentKind, readonly Entry[]>>
  /** The articles as lists show them, latest first. */
  listed: readonly ArticleEntry[]
}

export type Content = Readonly<Record<Locale, LanguageContent>>

/** The documents as the service returns them, and the faults of those that it does not return as in their files. */
export interface Gathered {
  content: Content
  faults: readonly Fault[]
}

/**
 * Assembles documents: resolves links between them, and reads each as the client will. A faulty file is replaced with its documents in
 * `before`. Without any it is left out, so that links to it are faults, too.
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
    return { ...rest, faults: [...faults.filter(({ file }) => leftOut.has(file)), ...rest.faults] }
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

/** Its id is its position. */
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

/** The sources of one language. */
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
  // Fields of an unparsable front matter are not reported as missing.
  const isParsed = source.faults.every(({ field }) => field !== '') || Object.keys(source.fields).length > 0
  const readable = isParsed ? (value ?? readablePart(kind, attributes)) : undefined
  const texts = readable
    ? [...promisingLines(readable, locale), ...linesWithTags(readable), ...deadLinks(readable, locale, exists)]
    : []
  // The quotations of unknown facts, promises, tags and dead links are from the document without the skipped parts.
  const found = [...(isParsed ? problems : []), ...texts].map((problem) => ({
    field: placeInFile(source, problem.field),
    quotation: quotationAt(
      texts.includes(problem) || problem.reason.code === 'unknown_fact' ? (readable ?? {}) : attributes,
      problem.field,
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

/** Why a whole is refused when a part of it was, or when its value was. */
const consequences: ReadonlySet<ReasonCode> = new Set([
  'missing',
  'missing_portrait',
  'empty_text_block',
  'empty_list',
  'empty_group',
  'call_without_link',
  'figure_without_image',
])

/** Without repetitions and consequences. */
function causesOf(faults: readonly Fault[]): readonly Fault[] {
  return [...Map.groupBy(faults, ({ file }) => file).values()].flatMap((ofFile) => {
    const distinct = [...new Map(ofFile.toReversed().map((fault) => [nameOf(fault), fault])).values()].toReversed()
    const causes = distinct.filter(({ reason }) => !consequences.has(reason.code)).map(({ field }) => field)
    const hasCause = ({ field, reason }: Fault) =>
      consequences.has(reason.code) &&
      (causes.includes(field) ||
        distinct.some((other) => /^[.[]/.test(other.field.slice(field.length)) && other.field.startsWith(field)))
    return distinct.filter((fault) => !hasCause(fault))
  })
}

function nameOf({ field, line, reason }: Fault): string {
  return [field, line, reason.code].join(' ')
}

function sameSlugs(sources: readonly Source[]): Fault[] {
  const first = new Map<string, string>()
  // A file outside the folders of documents has none.
  return sources
    .filter(({ slug }) => slug !== '')
    .flatMap(({ file, locale, kind, slug }) => {
      const address = `${locale}/${kind}/${slug}`
      const other = first.get(address)
      if (other === undefined) first.set(address, file)
      return other === undefined ? [] : [{ file, field: 'slug', reason: { code: 'taken', other } }]
    })
}

/** Code and name of a study are unique. */
function sameStudies(sources: readonly Source[]): Fault[] {
  const studies = sources.filter(({ kind, locale }) => kind === 'studies' && locale === defaultLocale)
  return ['code', 'name'].flatMap((field) => {
    const first = new Map<unknown, string>()
    return studies.flatMap(({ file, fields }) => {
      const other = first.get(fields[field])
      if (other === undefined) first.set(fields[field], file)
      return other === undefined ? [] : [{ file, field, reason: { code: 'taken', other } }]
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
