import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import { promisingLines, checked, type DocumentKind, type WrittenDocument } from '@clairmemoire/cms-client/checked'
import { defaultLocale, type Locale, locales } from '@clairmemoire/domain/locale'
import { type Attributes, attributesOf, type Register, referencesIn, registerOf } from './attributes.ts'
import type { Fault } from './fault.ts'
import { placeInFile, type Source } from './source.ts'

export interface Entry {
  id: number
  slug: string
  /** Computed on demand, because the parsed form of thousands of articles takes much memory. */
  attributes: () => Attributes
}

export type Collection = Exclude<DocumentKind, 'footer'>

/** All documents of a language, each checked. */
export interface LanguageContent {
  entries: Readonly<Record<DocumentKind, readonly Entry[]>>
  /** The articles as lists show them, latest first. */
  listed: readonly ArticleEntry[]
}

export type Content = Readonly<Record<Locale, LanguageContent>>

/** The documents as the service returns them, or all faults. */
export type Gathered = { content: Content } | { faults: readonly Fault[] }

/** Assembles documents: resolves links between them, and reads each as the client will. */
export function gather(sources: readonly Source[]): Gathered {
  const faults = [...sources.flatMap(({ faults }) => faults), ...sameSlugs(sources), ...sameStudies(sources)]
  const gathered = locales.map((locale) => {
    const own = sources.filter((source) => source.locale === locale)
    return [locale, languageContent(own, faults)] as const
  })
  return faults.length > 0 ? { faults } : { content: Object.fromEntries(gathered) as Content }
}

function languageContent(sources: readonly Source[], faults: Fault[]): LanguageContent {
  const register = registerOf(sources)
  const listed: ArticleEntry[] = []
  const entriesOf = (kind: DocumentKind) =>
    sources
      .filter((source) => source.kind === kind)
      .map((source, index): Entry => {
        const value = checkedSource(source, register, faults)
        if (value !== undefined && 'publishedOn' in value) listed.push(entryOf(value))
        return { id: index + 1, slug: source.slug, attributes: () => attributesOf(source, referencesIn(register)) }
      })
  const entries = {
    articles: entriesOf('articles'),
    pages: entriesOf('pages'),
    studies: entriesOf('studies'),
    people: entriesOf('people'),
    glossary: entriesOf('glossary'),
    footer: entriesOf('footer'),
  }
  return { entries, listed: listed.sort(latestFirst) }
}

/** Of several faults in one field, only the first is reported: it causes the others. */
function checkedSource(source: Source, register: Register, faults: Fault[]) {
  const references = referencesIn(register)
  const { value, problems } = checked(source.kind, attributesOf(source, references), source.file)
  // Fields of an unparsable front matter are not reported as missing.
  const unreadable = source.faults.some(({ field }) => field === '') && Object.keys(source.fields).length === 0
  const found = [
    ...references.faults,
    ...(unreadable ? [] : problems),
    ...(value === undefined ? [] : promisingLines(value, source.locale)),
  ]
  for (const [index, { field, reason }] of found.entries()) {
    if (found.findIndex((other) => other.field === field) !== index) continue
    const fault = { file: source.file, field: placeInFile(source, field), reason }
    // A study's facts are checked once per language, but reported once.
    if (!faults.some((known) => known.file === fault.file && known.field === fault.field)) faults.push(fault)
  }
  return value
}

function sameSlugs(sources: readonly Source[]): Fault[] {
  const first = new Map<string, string>()
  return sources.flatMap(({ file, locale, kind, slug }) => {
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
export function writtenDocuments(content: Content): WrittenDocument[] {
  return locales.flatMap((locale) =>
    Object.entries(content[locale].entries).flatMap(([kind, entries]: [string, readonly Entry[]]) =>
      entries.map(({ slug, attributes }) => ({ kind: kind as DocumentKind, locale, slug, attributes: attributes() })),
    ),
  )
}
