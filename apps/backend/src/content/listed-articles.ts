import { setTimeout as pause } from 'node:timers/promises'
import { createCmsClient } from '@clairmemoire/cms-client'
import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import { failureText } from '@clairmemoire/cms-client/problem-text'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Outage } from '@clairmemoire/observability/events'
import type { Fields } from '@clairmemoire/observability/fields'
import { LRUCache } from 'lru-cache'
import { Unavailable } from '../platform/contract/failures.ts'

/** The articles of a language, the latest first; throws `Unavailable` until they were read once. */
export type ListedArticles = (locale: Locale) => Promise<readonly ArticleEntry[]>

/** The part of `failureLog` for outages. */
interface Listeners {
  begins: (outage: Outage, about: Fields) => void
  ends: (outage: Outage) => void
}

/** Milliseconds to read the whole list, until a list is stale, and until the next attempt after a failure. */
const [timeout, maxAge, retryDelay] = [5_000, 60_000, 5_000]

/** Milliseconds that a request waits for a fresh list when there is a stale one. */
const maxWait = 1_000

const outage = 'content service fails'

/** Reads the articles from the content service at most once a minute, and serves the stale list while the service fails. */
export function listedArticles(origin: string, { begins, ends }: Listeners, clock = performance): ListedArticles {
  const client = createCmsClient({ origin, timeout })
  const lists = new LRUCache<Locale, readonly ArticleEntry[]>({
    max: 10,
    ttl: maxAge,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (locale, cached, { options }) => {
      try {
        const list = await client.readArticles(locale)
        ends(outage)
        return list
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        begins(outage, { reason: failureText(error) })
        if (cached === undefined) throw new Unavailable()
        options.ttl = retryDelay
        return cached
      }
    },
  })
  return async (locale) => {
    const known = lists.peek(locale, { allowStale: true })
    const news = lists.forceFetch(locale)
    return known ? Promise.race([news, pause(maxWait, known, { ref: false })]) : news
  }
}
