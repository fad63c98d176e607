import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../src/render.tsx'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import type { Versions } from './content/content-store.ts'
import type { Site } from './operator-facts.ts'
import { newReader, type Reader, textOfReader } from './reader.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text in every encoding. */
export interface EncodedText {
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

/** A rendered page in every encoding: its HTML document and its JSON contents. */
export interface Page extends EncodedText {
  status: RenderedPage['status']
  /** The title in the share picture of the page; absent if the page is not in the site map. */
  title?: string | undefined
  /** The JSON that a browser fetches when it opens the page by client-side navigation. */
  contents: EncodedText
  contentVersions: Versions
}

/** A finished document and its status. */
export interface VersionedDocument {
  status: RenderedPage['status']
  title?: string | undefined
  html: string
  /** `PageContents` as JSON. */
  contents: string
  /** The versions of the content it was rendered from. */
  contentVersions: Versions
}

export type RenderPage = (url: string, site: Required<Site>, reader: Reader) => Promise<VersionedDocument>

/** Returns a page of a site for a reader's settings. */
export type PageStore = (url: string, site: Required<Site>, reader?: Reader) => Promise<Page>

interface CachedPage extends Page {
  /** The date of rendering, such as `2026-11-24`. */
  day: string
}

interface Wanted {
  url: string
  site: Required<Site>
  reader: Reader
}

export interface PageStoreOptions {
  /** Whether the content of a page is still current. */
  areCurrent: (content: Versions) => Promise<boolean>
  /** Called with the reason when a page cannot be rendered again; its last version is sent instead. */
  onFailure: (url: string, reason: unknown) => void
  /** Whether visitors are asked about cookies. If not, visitors with and without a stored choice get the same cached page. */
  asksConsent?: (environment: SiteEnvironment) => boolean
  maxBytes?: number
  /** Returns the current date. Pages show relative dates, so a cached page is rendered again on the next day. */
  today?: () => string
}

/** All pages of both languages take some 3 MB; with all combinations of readers' settings, up to 24 times as much. */
const defaultMaxBytes = 32 * 1024 * 1024

/**
 * Renders each page once for all readers with the same settings, even if several request it at the same time. The compressed page stays
 * cached while its content and day are current; when the cache is full, the least recently used page is evicted.
 */
export function createPageStore(renderPage: RenderPage, options: PageStoreOptions): PageStore {
  const { areCurrent, onFailure, asksConsent = () => true, maxBytes = defaultMaxBytes, today = todayInUtc } = options
  const pages = new LRUCache<string, CachedPage, Wanted>({
    maxSize: maxBytes,
    // A page evicted while it is being rendered is still sent to those who wait for it.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    sizeCalculation: (page) => sizeOf(page) + sizeOf(page.contents),
    fetchMethod: async (_key, _page, { context: { url, site, reader } }) => {
      const day = today()
      return { ...(await encoded(await renderPage(url, site, reader))), day }
    },
  })

  const pageAt: PageStore = async (url, site, reader = newReader) => {
    const isAsked = reader.asksConsent && asksConsent(site.environment)
    const wanted = { url, site, reader: { ...reader, asksConsent: isAsked } }
    const key = keyOf(wanted)
    const cached = pages.get(key)
    if (!cached) {
      const page = await pages.forceFetch(key, { context: wanted })
      // Unknown addresses are unlimited in number, so their pages are not cached.
      if (page.status === 404 && url !== unknownUrl) pages.delete(key)
      return page
    }
    if (cached.day === today() && (await areCurrent(cached.contentVersions))) return cached
    return pages.forceFetch(key, { context: wanted, forceRefresh: true }).catch((reason: unknown) => {
      onFailure(url, reason)
      return cached
    })
  }
  return pageAt
}

function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10)
}

function keyOf({ url, site: { locale, environment, country }, reader }: Wanted): string {
  return [locale, environment, country, textOfReader(reader), url].join(' ')
}

async function encoded({ status, title, html, contents, contentVersions }: VersionedDocument): Promise<Page> {
  const [page, json] = await Promise.all([compress(html), compress(contents)])
  return { status, title, ...page, contents: json, contentVersions }
}

async function compress(text: string): Promise<EncodedText> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, bodies: { br, gzip: gz, identity } }
}

function sizeOf({ bodies }: EncodedText): number {
  return Object.values(bodies).reduce((total, body) => total + body.length, 0)
}

/** Renders the known pages of both languages before the first visit, one at a time, so that other requests are handled in between. */
export async function warmPages(pageAt: PageStore, environment: SiteEnvironment): Promise<void> {
  for (const locale of locales) {
    const site = { locale, environment, country: countryOfLocale(locale) }
    for (const url of [...knownUrls(locale), unknownUrl]) await pageAt(url, site)
  }
}
