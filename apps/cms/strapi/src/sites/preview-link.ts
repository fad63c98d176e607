import { createHmac } from 'node:crypto'
import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { isLocale } from '@clairmemoire/domain/locale'
import type { UID } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

/** Seconds for which a link is valid. */
const lifetime = 60 * 60

/** The document types with pages on the site. */
const kindsWithPages: readonly DocumentKind[] = ['articles', 'pages', 'studies', 'footer']

interface Version {
  documentId?: string | undefined
  locale?: string | undefined
  /** The value is `published` if the admin shows the published version. */
  status?: string | undefined
}

/** A signed, expiring link to a draft on the site of its language; undefined for documents without a page. */
export async function previewLink(
  uid: string,
  { documentId, locale = 'fr', status }: Version,
): Promise<string | undefined> {
  const kind = kindOf(uid)
  const { previewSecret } = settings
  if (status === 'published') return undefined
  if (kind === undefined || !kindsWithPages.includes(kind) || previewSecret === undefined || !isLocale(locale))
    return undefined
  const slug = kind === 'footer' ? 'footer' : await slugOf(uid as UID.ContentType, documentId ?? '', locale)
  if (slug === undefined) return undefined
  const document = `${kind}/${locale}/${slug}`
  const expires = String(Math.floor(Date.now() / 1000) + lifetime)
  const signature = createHmac('sha256', previewSecret).update(`${document}\n${expires}`).digest('base64url')
  const query = new URLSearchParams({ document, expires, signature }).toString()
  return `${settings.siteUrls[locale]}/cms/preview?${query}`
}

async function slugOf(uid: UID.ContentType, documentId: string, locale: string): Promise<string | undefined> {
  const draft = await strapi.documents(uid).findOne({ documentId, locale, status: 'draft' })
  const slug: unknown = draft?.['slug']
  return typeof slug === 'string' ? slug : undefined
}
