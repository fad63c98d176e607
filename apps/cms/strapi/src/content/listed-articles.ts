import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Core } from '@strapi/strapi'
import { kinds } from './kinds.ts'

const fields = [
  'slug',
  'title',
  'description',
  'topics',
  'publishedOn',
  'reviewedOn',
  'readingMinutes',
  'sample',
] as const satisfies readonly (keyof ArticleEntry)[]

/** The query of a request, as Strapi parses it. */
interface ListQuery {
  locale?: string
  pagination?: { page?: string; pageSize?: string }
}

/** Returns the fields of published articles that lists show, latest first. */
export async function listedArticles(
  strapi: Core.Strapi,
  { locale, pagination = {} }: ListQuery,
): Promise<ArticleEntry[]> {
  const { page = '1', pageSize = '25' } = pagination
  const limit = Math.min(Number(pageSize), 100)
  const found = await strapi.db.query(kinds.articles.uid).findMany({
    where: { locale: locale ?? 'fr', publishedAt: { $notNull: true } },
    select: [...fields],
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    offset: (Number(page) - 1) * limit,
    limit,
  })
  return found.map(
    (article) => Object.fromEntries(fields.map((name) => [name, article[name]])) as unknown as ArticleEntry,
  )
}
