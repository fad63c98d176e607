import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { SiteContext } from '../../platform/site/site-context.ts'

export type ArticleTeaser = Pick<ArticleEntry, 'slug' | 'title' | 'description' | 'sample'>

const howMany = 3

/** The newest ones; the English site has no articles. */
export async function latestArticles({ content, locale }: SiteContext): Promise<readonly ArticleTeaser[]> {
  if (locale !== 'fr') return []
  const articles = await (await content()).articles()
  return articles
    .slice(0, howMany)
    .map(({ slug, title, description, sample }) => ({ slug, title, description, sample }))
}
