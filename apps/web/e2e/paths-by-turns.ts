import { type Locale, locales, otherLocale } from '@clairmemoire/domain/locale'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'

/** The paths of one site. Of the pages that both sites have, each site has every second one, because their code is the same. */
export function pathsByTurns(site: Locale): string[] {
  const other = pagesOf(otherLocale(site)).map(({ page }) => page)
  return pagesOf(site)
    .filter(({ page }) => !other.includes(page) || siteMap.indexOf(page) % locales.length === locales.indexOf(site))
    .map(({ page, params }) => publicPath(page, site, params))
}
