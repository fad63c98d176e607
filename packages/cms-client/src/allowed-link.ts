import { bounds } from './bounds.ts'

// Browsers strip some of these out of an address and see another one than we do.
const invisible = /[\s\p{Cc}\p{Cf}\\]/u

// The router of the site puts the slug of the page that is open where an address says `$slug` or `{$slug}`.
const template = /[${}]/

/**
 * A link that may stand on a page, as it was written but for its scheme, which is in lower case; undefined for any other.
 * Allowed are https without a user name, mailto, tel, messages to an emergency number, and the site's own paths without dot
 * segments and `$`, `{` or `}`.
 */
export function allowedLink(link: string): string | undefined {
  if (link.length > bounds.link || invisible.test(link)) return undefined
  if (isOwnPath(link)) return template.test(link) ? undefined : link
  return isWebAddress(link) || isMailOrPhone(link) ? withLowerScheme(link) : undefined
}

/** A path of the site's own, which begins with one slash and goes where it seems to. */
export function isOwnPath(link: string): boolean {
  if (!/^\/(?!\/)/.test(link) || invisible.test(link)) return false
  const [path = ''] = link.split(/[?#]/)
  return !path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
}

function isWebAddress(link: string): boolean {
  if (!/^https:\/\/[^/]/i.test(link) || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

/** Whoever shows a link tells by `https:` that it leaves the site. */
function withLowerScheme(link: string): string {
  return link.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
}

/** Whoever cannot hear or speak writes to an emergency number such as 114; to any other a message may cost money. */
function isMailOrPhone(link: string): boolean {
  return /^(?:mailto:[\w.+-]+@[\w.-]+(?:\?subject=[\w%.+-]*)?|tel:\+?[\d().-]+|sms:\d{3})$/i.test(link)
}
