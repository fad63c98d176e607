import { parse } from 'node-html-parser'
import type { SpecLink } from './spec-table.ts'

interface JsonLd {
  '@graph': readonly Readonly<Record<string, unknown>>[]
}

/** The parts of a page that are checked, read from its HTML without running scripts. */
export interface PageView {
  language: string
  title: string
  description: string
  headings: readonly string[]
  isIndexed: boolean
  canonical: string
  /** The absolute URLs of the page in each language. */
  alternates: ReadonlyMap<string, string>
  hasMenu: boolean
  hasFooter: boolean
  menu: readonly SpecLink[]
  /** The links in the banner, outside the menu. */
  banner: readonly SpecLink[]
  links: readonly SpecLink[]
  picture: string
  data: JsonLd | undefined
}

export function pageView(html: string): PageView {
  const page = parse(html)
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? ''
  const linksIn = (selector: string) =>
    page.querySelectorAll(selector).map((link) => ({
      label: link.textContent.trim(),
      to: link.getAttribute('href') ?? '',
    }))
  return {
    language: attribute('html', 'lang'),
    title: page.querySelector('title')?.textContent ?? '',
    description: attribute('meta[name="description"]', 'content'),
    headings: page.querySelectorAll('h1').map((heading) => heading.textContent),
    isIndexed: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: new Map(
      page
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    hasMenu: page.querySelector('.site-header__nav') !== null,
    // A footer inside an article does not count, because a printable sheet may have one.
    hasFooter: page.querySelector('body footer:not(article footer)') !== null,
    menu: linksIn(
      ':is(.site-header__entries, .site-header__action) a[href^="/"], .site-header__entries .submenu summary',
    ),
    banner: linksIn('.banner a'),
    links: linksIn('a[href]'),
    picture: attribute('meta[property="og:image"]', 'content'),
    data: dataOf(page.querySelector('script[type="application/ld+json"]')?.rawText),
  }
}

function dataOf(text: string | undefined): JsonLd | undefined {
  return text === undefined ? undefined : JSON.parse(text)
}
