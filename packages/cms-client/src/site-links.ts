import type { Locale } from '@clairmemoire/domain/locale'
import { isSitePath } from './allowed-link.ts'
import type { DocumentKind } from './checked.ts'
import site from './generated/addresses.json' with { type: 'json' }
import type { FieldProblem } from './problem.ts'
import { isSlug } from './slug.ts'

/** The kind of document that each parameter of an address names. */
const named = { slug: 'articles', trial_name: 'studies' } as const

/** Whether a language has a document of this slug, or an image at this path. A study exists only in the language of its site. */
export type Exists = (kind: (typeof named)[keyof typeof named] | 'images', name: string) => boolean

/** The links of a document to addresses at which the site has no page in the language, and its images without a file. */
export function deadLinks(document: object, locale: Locale, exists: Exists): readonly FieldProblem[] {
  return siteLinksIn(document, '')
    .filter(({ link, isImage }) => !(isImage ? exists('images', link) : isAddress(link, locale, exists)))
    .map(({ field, isImage }) => ({ field, reason: { code: isImage ? 'no_such_image' : 'no_such_page' } }))
}

interface SiteLink {
  field: string
  link: string
  isImage: boolean
}

function siteLinksIn(value: unknown, field: string): readonly SiteLink[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => siteLinksIn(part, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const place = field === '' ? name : `${field}.${name}`
    // The document of a person has the portrait, so documents that name the person do not check it.
    if (name === 'portrait' && field !== '') return []
    const isLink = typeof part === 'string' && /^(?:url|href|link)$/.test(name) && isSitePath(part)
    const isImage = /(?:^|\.)(?:image|portrait)(?:\.sizes\[\d+\])?$/.test(field)
    return isLink ? [{ field: place, link: part, isImage }] : siteLinksIn(part, place)
  })
}

/** The problem of a page that has an address nowhere in its language. */
export function unknownPage(kind: DocumentKind, slug: string, locale: Locale): readonly FieldProblem[] {
  const known = site[locale].pages
  if (kind !== 'pages' || isCallGuide(slug) || known.includes(slug) || !isSlug(slug)) return []
  return [{ field: 'slug', reason: { code: 'unknown_page', known } }]
}

/** Whether a page is a guide for calls, which is shown at the desk and not on the site. */
export function isCallGuide(slug: string): boolean {
  return /^call-guide(?:-|$)/.test(slug)
}

const patterns = { fr: patternsOf(site.fr.addresses), en: patternsOf(site.en.addresses) } satisfies Record<
  Locale,
  unknown
>

function patternsOf(forms: readonly string[]): { plain: ReadonlySet<string>; named: readonly RegExp[] } {
  const [plain, withNames] = [forms.filter((form) => !form.includes(':')), forms.filter((form) => form.includes(':'))]
  return {
    plain: new Set(plain),
    named: withNames.map((form) => new RegExp(`^${form.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)),
  }
}

function isAddress(link: string, locale: Locale, exists: Exists): boolean {
  const [address = ''] = link.split(/[?#]/)
  if (patterns[locale].plain.has(address)) return true
  const found = patterns[locale].named.map((pattern) => pattern.exec(address)?.groups).find(Boolean)
  if (found === undefined) return false
  return Object.entries(named).every(([name, kind]) => found[name] === undefined || exists(kind, found[name]))
}
