import { type Locale, locales } from '@clairmemoire/domain/locale'
import { pageDescription } from '@clairmemoire/domain/page-metadata'
import { productName } from '@clairmemoire/domain/product'
import { counterpartPath } from '../routing/counterpart-path.ts'
import { publicPath, routePath } from '../routing/public-paths.ts'
import { sharePicturePath } from './share-picture-path.ts'
import { shareSize } from './share-size.ts'
import type { ToldPage } from './told-page.ts'

/** A `<meta>`: `property` is of Open Graph, `name` of the others. */
export interface Meta {
  property?: string
  name?: string
  content: string
}

const territories: Record<Locale, string> = { fr: 'fr_FR', en: 'en_US' }

/** What other sites show of a link to the page (Open Graph; Twitter has one name of its own). */
export function openGraph(told: ToldPage): readonly Meta[] {
  const { page, params, locale, origin, url, text } = told
  const others = locales.filter((other) => other !== locale && counterpartPath(routePath(told), other) !== undefined)
  const picture = origin + sharePicturePath(publicPath(page, locale, params))
  return [
    { property: 'og:type', content: page.screen === 'ArticleDetail' ? 'article' : 'website' },
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
