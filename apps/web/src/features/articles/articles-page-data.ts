import { type ListPart, partNumber, partOf } from '@clairmemoire/domain/list-part'
import { notFound } from '@tanstack/react-router'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { partsOfList } from '../../routing/list-filters.ts'
import { listSearch } from '../../routing/list-search.ts'
import { loadPageCopy, type PageText } from '../../routing/page-loader.ts'
import { type ArticleSummary, partSize, summaryOf } from './article-summary.ts'
import { articlesCopy } from './articles.copy.ts'

export interface ArticlesPageData {
  list: ListPart<ArticleSummary>
  pageText: PageText
}

/** The data of one page of the list. Throws NotFound beyond the last page. */
export async function articlesPageData(
  context: SiteContext,
  address: Readonly<Record<string, unknown>>,
): Promise<ArticlesPageData> {
  const content = await context.content()
  const [articles, copy] = await Promise.all([content.articles(), loadPageCopy(context, articlesCopy)])
  const part = partOf(articles, partNumber(listSearch(address, partsOfList)['page']), partSize)
  if (!part) throw notFound()
  return { list: { ...part, entries: part.entries.map((entry) => summaryOf(entry, context.locale)) }, ...copy }
}
