import type { Locale } from '@clairmemoire/domain/locale'
import type { LocationRewrite } from '@tanstack/react-router'
import { placePath, publicPath, routePath } from './public-paths.ts'

/** Lets routes and links use one path per page while the address bar shows the locale's main form. */
export function localeRewrite(locale: Locale): LocationRewrite {
  return {
    input: ({ url }) => {
      const placed = placePath(url.pathname)
      if (placed) url.pathname = routePath(placed)
      return url
    },
    output: ({ url }) => {
      const placed = placePath(url.pathname)
      if (placed) url.pathname = publicPath(placed.page, locale, placed.params)
      return url
    },
  }
}
