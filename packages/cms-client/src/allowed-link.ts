import { bounds } from './bounds.ts'

// Browsers remove some of these characters from an address and follow a different one.
const invisible = /[\s\p{Cc}\p{Cf}\\]/u

// The site's router replaces `$slug` and `{$slug}` in an address with the slug of the current page.
const routeParameter = /[${}]/

/**
 * Returns an allowed link with its scheme in lower case, and undefined for any other. Allowed are https without a user name,
 * mailto, tel, sms to an emergency number, and the site's own paths without dot segments, `$`, `{` and `}`.
 */
export function allowedLink(link: string): string | undefined {
  if (link.length > bounds.link || invisible.test(link)) return undefined
  if (isSitePath(link)) return routeParameter.test(link) ? undefined : link
  return isWebAddress(link) || isMailOrPhone(link) ? withLowerScheme(link) : undefined
}

/** Whether a link is a path on the site itself: it begins with a single slash and cannot lead to another host. */
export function isSitePath(link: string): boolean {
  if (!/^\/(?!\/)/.test(link) || invisible.test(link)) return false
  const [path = ''] = link.split(/[?#]/)
  return !path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
}

function isWebAddress(link: string): boolean {
  if (!/^https:\/\/[^/]/i.test(link) || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

/** Writes the scheme in lower case, so that every external link begins with `https:`. */
function withLowerScheme(link: string): string {
  return link.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
}

/** Emergency numbers such as 114 take messages from people who cannot hear or speak; any other number may charge for a message. */
function isMailOrPhone(link: string): boolean {
  return /^(?:mailto:[\w.+-]+@[\w.-]+(?:\?subject=[\w%.+-]*)?|tel:\+?[\d().-]+|sms:\d{3})$/i.test(link)
}
