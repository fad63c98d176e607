import type { Locale } from '@clairmemoire/domain/locale'
import { bounds } from './bounds.ts'
import { ContentError } from './content-error.ts'
import type { OnProblem } from './problem.ts'
import { type Article, type ArticleEntry, readArticle, readArticleEntry } from './reading/article.ts'
import { type GlossaryEntry, type Person, readGlossaryEntry, readPerson } from './reading/entries.ts'
import { type Footer, readFooter } from './reading/footer.ts'
import { type Page, readPage } from './reading/page.ts'
import {
  type Attributes,
  attributesOf,
  attributesOfAll,
  listOf,
  type ReadContext,
  readList,
  readLongList,
  refuse,
  warn,
  within,
} from './reading/read.ts'
import { readStudy } from './reading/study.ts'
import type { Reason } from './reasons/reason.ts'
import { studyWithRegisterLines, type ListPart, maxPartSize, requests } from './requests.ts'
import { isSlug } from './slug.ts'
import type { StudyDocument } from './study.ts'

export type { ListPart } from './requests.ts'

/** A function like the platform's `fetch`; it aborts when the signal does. */
export type Fetch = (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>

export interface CmsClientOptions {
  /** The service's URL without a trailing slash, such as `http://127.0.0.1:8082`, or `/cms` on the site's own origin. */
  origin: string
  /** A prefix for the service's file paths as readers request them, such as `/cms` on the site's own origin. */
  files?: string
  fetch?: Fetch
  /** The time limit for a whole answer, in milliseconds. */
  timeout: number
  onProblem?: OnProblem
  /** Changes an answer before it is parsed; must accept any answer and not throw. */
  transform?: (answer: unknown) => unknown
  /** Whether an article of this date will be published later; by default, if the date is after today in UTC. */
  isScheduled?: (publishedOn: string) => boolean
}

/** Reads typed documents. Every rejection is a `ContentError`; a document that does not exist in the language is undefined. */
export interface CmsClient {
  readFooter: (locale: Locale) => Promise<Footer | undefined>
  /** Articles, latest first: all of them unless a part is requested. Unreadable ones are skipped. */
  readArticles: (locale: Locale, part?: ListPart) => Promise<readonly ArticleEntry[]>
  readArticle: (locale: Locale, slug: string) => Promise<Article | undefined>
  readPage: (locale: Locale, slug: string) => Promise<Page | undefined>
  readStudy: (locale: Locale, slug: string) => Promise<StudyDocument | undefined>
  /** Keeps the order of the service. An unreadable study is replaced with the one of the same slug in `before`, or skipped. */
  readStudies: (locale: Locale, before?: readonly StudyDocument[]) => Promise<readonly StudyDocument[]>
  readPerson: (locale: Locale, slug: string) => Promise<Person | undefined>
  /** Includes the lines of the register, for a check. */
  readStudiesToCheck: (locale: Locale) => Promise<readonly StudyDocument[]>
  /** Keeps the order of the service; unreadable entries are skipped. */
  readGlossary: (locale: Locale) => Promise<readonly GlossaryEntry[]>
}

type Reader<Document> = (attributes: Attributes, context: ReadContext) => Document

/** The client of a content service, of the embedded one or of Strapi. */
export function createCmsClient({
  origin,
  files = '',
  timeout,
  onProblem = ignore,
  transform = unchanged,
  isScheduled = isFuture,
  fetch = globalThis.fetch,
}: CmsClientOptions): CmsClient {
  const contextOf = (document: string): ReadContext => ({ document, field: '', onProblem, files, isScheduled })
  const ask = async (request: string, document: string): Promise<unknown> => {
    const answer = await answerOf(fetch, `${origin}/api/${request}`, timeout, document)
    return answer === undefined ? undefined : transform(answer)
  }

  const isPublished = ({ publishedOn }: Pick<Article, 'publishedOn'>) => !isScheduled(publishedOn)

  /** An invalid slug has no document, so the service is not asked. */
  async function readOne<Document>(
    slug: string,
    name: string,
    request: () => string,
    reader: Reader<Document>,
  ): Promise<Document | undefined> {
    if (!isSlug(slug)) return undefined
    const context = contextOf(`${name}/${slug}`)
    const answer = await ask(request(), context.document)
    const [attributes, ...duplicates] = answer === undefined ? [] : attributesOfAll(answer, context)
    if (duplicates.length > 0) warn(within(context, 'slug'), duplicateSlug)
    return attributes && reader(attributes, context)
  }

  async function readAll<Document extends { slug: string }>(
    name: string,
    request: (part: ListPart) => string,
    reader: Reader<Document>,
    before: readonly Document[] = [],
  ): Promise<readonly Document[]> {
    const context = contextOf(name)
    const readPart = async (part: ListPart) => {
      const answer = await ask(request(part), context.document)
      return answer === undefined ? [] : attributesOfAll(answer, context)
    }
    const fallback = (attributes: Attributes) => before.find(({ slug }) => slug === attributes['slug'])
    return readLongList(await wholeList(readPart, context), context, rejectDuplicates(reader), fallback)
  }

  return {
    readFooter: async (locale) => {
      const context = contextOf(`${locale}/footer`)
      const answer = await ask(requests.footer(locale), context.document)
      return answer === undefined ? undefined : readFooter(attributesOf(answer, context), context)
    },
    readArticles: (locale, part) => {
      const context = contextOf(`${locale}/articles`)
      const readPart = async (part: ListPart) =>
        listOf((await ask(requests.articles(locale, part), context.document)) ?? [], context)
      return wholeList(readPart, context, part).then((entries) =>
        readList(entries, context, rejectDuplicates(readArticleEntry)).filter(isPublished),
      )
    },
    readArticle: async (locale, slug) => {
      const article = await readOne(slug, `${locale}/articles`, () => requests.article(locale, slug), readArticle)
      return article && isPublished(article) ? article : undefined
    },
    readPage: (locale, slug) => readOne(slug, `${locale}/pages`, () => requests.page(locale, slug), readPage),
    readPerson: (locale, slug) => readOne(slug, `${locale}/people`, () => requests.person(locale, slug), readPerson),
    readStudy: (locale, slug) => readOne(slug, `${locale}/studies`, () => requests.study(locale, slug), readStudy),
    readStudies: (locale, before) =>
      readAll(`${locale}/studies`, (part) => requests.studies(locale, part), readStudy, before),
    readStudiesToCheck: (locale) =>
      readAll(`${locale}/studies`, (part) => requests.studies(locale, part, studyWithRegisterLines), readStudy),
    readGlossary: (locale) =>
      readAll(`${locale}/glossary`, (part) => requests.glossary(locale, part), readGlossaryEntry),
  }
}

const duplicateSlug = { code: 'same_slug' } as const

/** If two documents have the same slug, the first is used, because an address leads to one document. */
function rejectDuplicates<Value, Document extends { slug: string }>(
  readOne: (value: Value, context: ReadContext) => Document,
) {
  const known = new Set<string>()
  return (value: Value, context: ReadContext): Document => {
    const document = readOne(value, context)
    if (known.has(document.slug)) refuse(within(context, 'slug'), duplicateSlug)
    known.add(document.slug)
    return document
  }
}

function isFuture(day: string): boolean {
  return day > new Date().toISOString().slice(0, 10)
}

const ignore: OnProblem = () => undefined

const unchanged = (answer: unknown) => answer

const maxListLength = bounds.parts * maxPartSize

/**
 * The requested part, or all parts up to the first that is not full. Reading also ends, and reports it, when the list exceeds the
 * limit or the service repeats entries.
 */
export async function wholeList<Entry>(
  readPart: (part: ListPart) => Promise<readonly Entry[]>,
  context: ReadContext,
  part?: ListPart,
): Promise<readonly Entry[]> {
  if (part !== undefined) return readPart(part)
  const entries: Entry[] = []
  const slugs = new Set<unknown>([undefined])
  const warnAboutRest = (reason: Reason) => warn(within(context, entries.length), reason)
  for (let page = 1; entries.length < maxListLength; page += 1) {
    // Only this response shows whether there is a next part.
    const some = await readPart({ page, pageSize: maxPartSize })
    const known = slugs.size
    for (const entry of some) slugs.add(slugOf(entry))
    const isFull = some.length >= maxPartSize
    if (isFull && slugs.size === known) {
      warnAboutRest({ code: 'list_repeats' })
      return entries
    }
    for (const entry of some) entries.push(entry)
    if (!isFull) return entries
  }
  warnAboutRest({ code: 'list_too_long', max: maxListLength })
  return entries
}

/** The slug of an entry; undefined if it has none, so that no list can show it. */
function slugOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'slug' in entry ? entry.slug : undefined
}

interface Answer {
  status: number
  body: string
}

/**
 * The service's JSON answer within the timeout; undefined for the service's own 404, which means that the document does not exist.
 * Any other status outside 200–399 is a failure (R8-01), and so is another server's 404.
 */
async function answerOf(fetch: Fetch, url: string, timeout: number, document: string): Promise<unknown> {
  const { status, body } = await reached(fetch, url, timeout, document)
  const json = parsed(body)
  if (status === 404 && isMissing(json)) return undefined
  if (status < 200 || status > 399) throw new ContentError({ kind: 'status', status })
  if (json === undefined) throw unreadable(document, { code: 'not_json' })
  return json
}

async function reached(fetch: Fetch, url: string, timeout: number, document: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal })
    return { status: response.status, body: await textOf(response, document) }
  } catch (error) {
    throw error instanceof ContentError ? error : new ContentError({ kind: 'unreachable' })
  }
}

/** Stops reading an endless answer at the size limit. */
async function textOf(response: Response, document: string): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bounds.answer) throw unreadable(document, { code: 'too_many_bytes', max: bounds.answer })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMissing(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'data' in json && json.data === null && 'error' in json
}

function unreadable(document: string, reason: Reason): ContentError {
  return new ContentError({ kind: 'unreadable', document, field: 'answer', reason })
}
