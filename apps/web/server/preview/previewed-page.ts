import type { CmsClient } from '@clairmemoire/cms-client'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Content } from '../../src/platform/content/content.ts'
import { existsIn } from '../../src/routing/guard.ts'
import { publicPath } from '../../src/routing/public-paths.ts'
import { documentOf, pageOf, type PathParams, type Screen, siteMap } from '../../src/routing/site-map.ts'
import type { Draft } from './preview-link.ts'

/** A page that shows a draft: its address, and the content with the draft in it. */
export interface PreviewedPage {
  url: string
  /** Undefined where there is no such draft; fails as the client does. */
  readContent: (drafts: CmsClient, published: Content) => Promise<Content | undefined>
}

/** Undefined for a document that no page of its language shows. A further kind that has a page is a case here. */
export function previewedPage({ kind, locale, slug }: Draft): PreviewedPage | undefined {
  const at = (screen: Screen, params?: PathParams) =>
    existsIn(pageOf(screen), locale) ? publicPath(pageOf(screen), locale, params) : undefined
  if (kind === 'articles')
    return withUrl(at('ArticleDetail', { slug }), async (drafts, published) => {
      const article = await drafts.readArticle(locale, slug)
      return article && { ...published, article: async () => article }
    })
  if (kind === 'pages')
    return withUrl(pathOfDocument(slug, locale), async (drafts, published) => {
      const page = await drafts.readPage(locale, slug)
      return page && { ...published, page: async () => page }
    })
  if (kind === 'studies')
    return withUrl(at('StudyDetail', { trial_name: slug }), async (drafts, published) => {
      const study = await drafts.readStudy(locale, slug)
      return study && { ...published, study: async () => study }
    })
  if (kind === 'footer')
    return withUrl(at('Home'), async (drafts, published) => {
      const footer = await drafts.readFooter(locale)
      return footer && { ...published, footer: async () => footer }
    })
  return undefined
}

function pathOfDocument(name: string, locale: Locale): string | undefined {
  const page = siteMap.find((row) => documentOf(row) === name)
  return page && existsIn(page, locale) ? publicPath(page, locale) : undefined
}

function withUrl(url: string | undefined, readContent: PreviewedPage['readContent']): PreviewedPage | undefined {
  return url === undefined ? undefined : { url, readContent }
}
