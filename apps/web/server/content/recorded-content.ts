import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import type { Content } from '../../src/platform/content/content.ts'
import type { MakeDocument } from '../build-output.ts'
import { isConsentNeeded, publicSettings } from '../operator-facts.ts'
import type { Operator } from '../operator-settings.ts'
import { createPageStore, type PageStore, type PageStoreOptions } from '../page-store.ts'
import type { ContentStore, Versions } from './content-store.ts'

/** The version of unreadable content: a page that uses it is rendered anew each time. */
const unreadableVersion = ''

interface RecordedContent {
  content: Content
  /** Versions of everything read so far. */
  versions: Versions
}

/** The stored content in one language, and a record of what a page used of it. */
export function recordedContent(store: ContentStore, locale: Locale): RecordedContent {
  const versions = new Map<string, string>()
  // The value under a key has the type of its kind.
  const take = async <Value>(kind: keyof Content, slug?: string): Promise<Value> => {
    const key = keyOf(locale, kind, slug)
    versions.set(key, unreadableVersion)
    const { value, version } = await store.take(key)
    versions.set(key, version)
    return (value ?? undefined) as Value
  }
  return {
    versions,
    content: {
      footer: () => take('footer'),
      articles: () => take('articles'),
      article: (slug) => take('article', slug),
      page: (slug) => take('page', slug),
      studies: () => take('studies'),
      study: (slug) => take('study', slug),
      glossary: () => take('glossary'),
      studySites: () => take('studySites'),
      studyStates: () => take('studyStates'),
    },
  }
}

/** The key of content, such as `fr article sleep`; a slug contains no space. */
function keyOf(locale: Locale, kind: keyof Content, slug?: string): string {
  return slug === undefined ? `${locale} ${kind}` : `${locale} ${kind} ${slug}`
}

/** Reads the content of a key from the service; for an unreadable study of a list, its last valid version. */
export async function readContent(
  contentIn: (locale: Locale) => Content,
  key: string,
  before?: unknown,
): Promise<unknown> {
  const [locale = '', kind = '', slug = ''] = key.split(' ')
  if (!isLocale(locale)) throw new Error(`No content under "${key}"`)
  const content = contentIn(locale)
  if (!isKind(content, kind)) throw new Error(`No content under "${key}"`)
  if (kind === 'studies') return content.studies(Array.isArray(before) ? before : [])
  return content[kind](slug)
}

function isKind(content: Content, kind: string): kind is keyof Content {
  return Object.hasOwn(content, kind)
}

/** Renders pages with the operator's settings from the content service's content, and caches each while that content is current. */
export function pagesOnContent(
  makeDocument: MakeDocument,
  store: ContentStore,
  operator: Operator,
  onFailure: PageStoreOptions['onFailure'] = () => undefined,
): PageStore {
  return createPageStore(
    async (url, site, reader) => {
      const { content, versions } = recordedContent(store, site.locale)
      const document = await makeDocument(url, publicSettings(operator, site, reader), content)
      return { ...document, contentVersions: versions }
    },
    {
      areCurrent: store.areCurrent,
      asksConsent: (environment) => isConsentNeeded(operator, environment),
      onFailure,
    },
  )
}
