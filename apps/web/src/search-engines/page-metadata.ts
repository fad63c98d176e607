import { type Locale, locales } from '@clairmemoire/domain/locale'
import { pageDescription } from '@clairmemoire/domain/page-metadata'
import { productName } from '@clairmemoire/domain/product'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { I18n } from '@lingui/core'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Graph } from 'schema-dts'
import type { Content } from '../platform/content/content.ts'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import { pageTextIn } from '../routing/page-loader.ts'
import { counterpartPath, publicPath, routePath } from '../routing/public-paths.ts'
import { isIndexed, type Page } from '../routing/site-map.ts'
import { parentEntry } from '../shell/frame/menus.ts'
import { sharePicturePath, shareSize } from './share-picture.ts'
import { type PublishedPage, structuredData } from './structured-data.ts'

const territories: Record<Locale, string> = { fr: 'fr_FR', en: 'en_US' }

/** Metadata of a page for search engines and other sites, besides title, description and addresses. */
export interface PageMetadata {
  title: string
  meta: readonly Meta[]
  /** The address for readers of any other language; absent if the page exists in one language only. */
  defaultAlternate?: string
  structuredData: Graph
}

export interface PageSource {
  i18n: I18n
  content: Content
  settings: PublicSettings
}

/** The metadata of a page, from its match in the router. */
export async function pageMetadata(
  page: Page,
  match: AnyRouteMatch,
  { i18n, content, settings }: PageSource,
): Promise<PageMetadata> {
  const { locale, environment, hosts } = settings
  const origin = siteOrigin(locale, environment, hosts)
  const parent = parentEntry(page.screen)
  const published: PublishedPage = {
    page,
    params: match.params,
    locale,
    origin,
    url: origin + publicPath(page, locale, match.params),
    text: pageTextIn(match.loaderData) ?? { title: page.screen, description: '' },
    ...(parent && {
      parent: { url: origin + counterpartPath(parent.to, locale), title: i18n._(parent.label) },
    }),
  }
  const english = counterpartPath(routePath(published), 'en')
  const isInBoth = english !== undefined && counterpartPath(routePath(published), 'fr') !== undefined
  return {
    title: published.text.title,
    meta: [...(isIndexed(page) ? [] : [{ name: 'robots', content: 'noindex' }]), ...openGraph(published)],
    ...(isInBoth && { defaultAlternate: siteOrigin('en', environment, hosts) + english }),
    structuredData: await structuredData(published, content, settings),
  }
}

/** A `<meta>` element: `property` for Open Graph, `name` for others. */
interface Meta {
  property?: string
  name?: string
  content: string
}

/** Metadata for the preview of a link on other sites (Open Graph, and one name that only Twitter uses). */
function openGraph(published: PublishedPage): readonly Meta[] {
  const { page, params, locale, origin, url, text } = published
  const others = locales.filter(
    (other) => other !== locale && counterpartPath(routePath(published), other) !== undefined,
  )
  const picture = origin + sharePicturePath(publicPath(page, locale, params))
  return [
    { property: 'og:type', content: page.about === 'article' ? 'article' : 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: text.title },
    { property: 'og:description', content: pageDescription(text.description) },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: territories[locale] },
    ...others.map((other) => ({ property: 'og:locale:alternate', content: territories[other] })),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: `${text.title} – ${productName}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
