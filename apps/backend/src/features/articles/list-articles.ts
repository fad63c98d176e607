import type { ListedArticle, Locale, Topic } from '@clairmemoire/api-client/schema'
import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'

interface Query {
  locale?: Locale
  category?: Topic
  page?: number
  page_size?: number
}

const usualPageSize = 20

export function listArticles({ articles }: Pick<Backend, 'articles'>) {
  return async ({ query }: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply): Promise<ListedArticle[]> => {
    const { locale = defaultLocale, category, page = 1, page_size: pageSize = usualPageSize } = query
    const all = await articles(locale)
    const found = category === undefined ? all : all.filter(({ topics }) => topics.includes(category))
    reply.headers({
      'x-total-count': found.length,
      link: partLinks({ locale, category, page, pageSize, total: found.length }),
    })
    return found.slice((page - 1) * pageSize, page * pageSize).map(listed)
  }
}

function listed(entry: ArticleEntry): ListedArticle {
  const { slug, title, description, topics, publishedOn, reviewedOn, readingMinutes, sample } = entry
  return {
    slug,
    title,
    description,
    topics: [...topics],
    published_on: publishedOn,
    reviewed_on: reviewedOn,
    reading_minutes: readingMinutes,
    sample,
  }
}

interface Part {
  locale: Locale
  category: Topic | undefined
  page: number
  pageSize: number
  /** Number of articles on all pages. */
  total: number
}

/** Returns the header `Link` of a page of the list (RFC 8288), with paths relative to the origin. */
export function partLinks({ locale, category, page, pageSize, total }: Part): string {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const pages = { first: 1, prev: Math.min(page - 1, last), next: page + 1, last }
  return Object.entries(pages)
    .filter(([, target]) => target >= 1 && target <= last)
    .map(([relation, target]) => {
      const query = new URLSearchParams({
        locale,
        ...(category ? { category } : {}),
        page: String(target),
        page_size: String(pageSize),
      })
      return `</api/articles?${query.toString()}>; rel="${relation}"`
    })
    .join(', ')
}
