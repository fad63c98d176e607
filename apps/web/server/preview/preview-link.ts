import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { isSlug } from '@clairmemoire/cms-client/slug'
import { isLocale, type Locale } from '@clairmemoire/domain/locale'

/** The path of an editor's link to a draft. */
export const previewPath = '/cms/preview'

/** The draft that a link opens. */
export interface Draft {
  kind: DocumentKind
  locale: Locale
  slug: string
}

export type ReadLink = { draft: Draft } | { refused: 'forged' | 'expired' }

const kinds: readonly DocumentKind[] = ['articles', 'pages', 'studies', 'people', 'glossary', 'footer']

/**
 * Finds the draft of a link from the content service. `document` is `<kind>/<locale>/<slug>`, `expires` is in Unix seconds, and `signature`
 * is the HMAC-SHA256 of both, separated by a line feed, in base64url. Without a secret every link is rejected.
 */
export function readPreviewLink(query: unknown, secret: string | undefined, now: number): ReadLink {
  const { document, expires, signature } = query as Readonly<Record<string, unknown>>
  if (
    typeof document !== 'string' ||
    typeof expires !== 'string' ||
    typeof signature !== 'string' ||
    secret === undefined
  )
    return { refused: 'forged' }
  const expected = createHmac('sha256', secret).update(`${document}\n${expires}`).digest()
  const given = Buffer.from(signature, 'base64url')
  const draft = draftIn(document)
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || draft === undefined)
    return { refused: 'forged' }
  return Number(expires) * 1000 > now ? { draft } : { refused: 'expired' }
}

function draftIn(document: string): Draft | undefined {
  const [name, locale, slug = '', ...rest] = document.split('/')
  const kind = kinds.find((kind) => kind === name)
  return kind && isLocale(locale) && isSlug(slug) && rest.length === 0 ? { kind, locale, slug } : undefined
}
