import type { Locale } from '@clairmemoire/domain/locale'
import type { LocationRewrite } from '@tanstack/react-router'
import { matchPath, publicPath, routePath } from './public-paths.ts'

/** Lets routes and links use one path per page while the address bar shows the locale's main form. */
export function localeRewrite(locale: Locale): LocationRewrite {
  return {
    input: ({ url }) => {
      const match = matchPath(url.pathname)
      if (match) url.pathname = routePath(match)
      return url
    },
    output: ({ url }) => {
      const match = matchPath(url.pathname)
      if (match) url.pathname = publicPath(match.page, locale, match.params)
      return url
    },
  }
}
