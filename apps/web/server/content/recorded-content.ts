import type { Locale } from '@clairmemoire/domain/locale'
import type { Content } from '../../src/platform/content/content.ts'
import type { ContentStore, Versions } from './content-store.ts'
import { keyOf } from './read-content.ts'

/** The version of what could not be read: what stands on it is made anew each time. */
const unread = ''

interface RecordedContent {
  content: Content
  /** Of all that was read so far. */
  versions: Versions
}

/** What is kept of one language, and a record of what a page took of it. */
export function recordedContent(store: ContentStore, locale: Locale): RecordedContent {
  const versions = new Map<string, string>()
  // What was kept under a key is what was read for it.
  const take = async <Value>(kind: keyof Content, slug?: string): Promise<Value> => {
    const key = keyOf(locale, kind, slug)
    versions.set(key, unread)
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
    },
  }
}
