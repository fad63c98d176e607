import type { Locale } from '@clairmemoire/domain/locale'
import type { Content } from '../../src/platform/content/content.ts'
import type { RenderDocument } from '../build-output.ts'
import { isConsentNeeded, publicSettings } from '../operator-facts.ts'
import type { Operator } from '../operator-settings.ts'
import { createPageStore, type PageStore, type PageStoreOptions } from '../page-store.ts'
import type { ContentStore, Version, Versions } from './content-store.ts'

/** The version of unreadable content: a page that uses it is rendered anew each time. */
const unreadableVersion = ''

interface RecordedContent {
  content: Content
  /** Versions of everything read so far. */
  versions: Versions
}

/** The content of the site, cached, in any language. */
export interface SiteContent {
  store: ContentStore
  /** The content itself, read from its sources each time. */
  sourceIn: (locale: Locale) => Content
}

/** The stored content in one language, and the versions of the documents that a page has read. */
export function recordedContent({ store, sourceIn }: SiteContent, locale: Locale): RecordedContent {
  const source = sourceIn(locale)
  const versions = new Map<string, Version>()
  // The value under a key has the type of its reader.
  const take = async <Value>(key: string, read: (before?: unknown) => Promise<Value>): Promise<Value> => {
    versions.set(key, { version: unreadableVersion, read })
    const { value, version } = await store.take(key, read)
    versions.set(key, { version, read })
    return (value ?? undefined) as Value
  }
  const studies = (before: unknown) => source.studies(Array.isArray(before) ? before : [])
  return {
    versions,
    content: {
      footer: () => take(`${locale} footer`, source.footer),
      articles: () => take(`${locale} articles`, source.articles),
      article: (slug) => take(`${locale} article ${slug}`, () => source.article(slug)),
      page: (slug) => take(`${locale} page ${slug}`, () => source.page(slug)),
      studies: () => take(`${locale} studies`, studies),
      study: (slug) => take(`${locale} study ${slug}`, () => source.study(slug)),
      glossary: () => take(`${locale} glossary`, source.glossary),
      studySites: () => take('study sites', source.studySites),
      studyStates: () => take('study states', source.studyStates),
    },
  }
}

/** Renders pages with the operator's settings from the site's content, and caches each while that content is current. */
export function pagesOnContent(
  renderDocument: RenderDocument,
  siteContent: SiteContent,
  operator: Operator,
  onFailure: PageStoreOptions['onFailure'] = () => undefined,
): PageStore {
  return createPageStore(
    async (url, site, reader) => {
      const { content, versions } = recordedContent(siteContent, site.locale)
      const document = await renderDocument(url, publicSettings(operator, site, reader), content)
      return { ...document, contentVersions: versions }
    },
    {
      areCurrent: siteContent.store.areCurrent,
      asksConsent: (environment) => isConsentNeeded(operator, environment),
      onFailure,
    },
  )
}
