import { locales } from '@clairmemoire/domain/locale'
import { pageDescription } from '@clairmemoire/domain/page-metadata'
import { productName } from '@clairmemoire/domain/product'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { useMatches } from '@tanstack/react-router'
import { useSite } from '../platform/site/site-hooks.ts'
import { counterpartPath, publicPath, routePath } from './public-paths.ts'
import { shownPage } from './shown-page.ts'

/** Title, description and links of the current page; React moves them into the head (R2-02). */
export function PageHead({ title, description }: { title: string; description: string | undefined }) {
  const { locale, environment, settings } = useSite()
  const matches = useMatches()
  const page = shownPage(matches, locale)
  if (!page) {
    return (
      <>
        <title>{`${title} – ${productName}`}</title>
        <meta name="description" content={pageDescription(undefined)} />
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const match = { page, params: matches.at(-1)?.params ?? {} }
  const alternates = locales.flatMap((other) => {
    const path = counterpartPath(routePath(match), other)
    return path === undefined ? [] : [{ locale: other, href: siteOrigin(other, environment, settings.hosts) + path }]
  })
  return (
    <>
      <title>{`${title} – ${productName}`}</title>
      <meta name="description" content={pageDescription(description)} />
      {page.status !== 200 && <meta name="robots" content="noindex" />}
      <link
        rel="canonical"
        href={siteOrigin(locale, environment, settings.hosts) + publicPath(page, locale, match.params)}
      />
      {alternates.length > 1 &&
        alternates.map(({ locale: other, href }) => <link key={other} rel="alternate" hrefLang={other} href={href} />)}
    </>
  )
}
