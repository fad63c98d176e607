import type { Locale } from '@clairmemoire/domain/locale'
import type { PathMatch } from '../routing/path-lookup.ts'
import type { PageText } from '../routing/page-text.ts'

/** A page as search engines and other sites are told of it. Addresses are whole, in the main form of the language. */
export interface PublishedPage extends PathMatch {
  locale: Locale
  /** Of the site, without a slash at its end. */
  origin: string
  url: string
  text: PageText
  /** The page that it stands below, beside the home page. */
  parent?: { url: string; title: string }
}
