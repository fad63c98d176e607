import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import type { Core } from '@strapi/strapi'
import { kinds } from '../content/kinds.ts'

interface Name {
  kind: DocumentKind
  locale: string
  slug: string
}

/** The id of a document that is there, published or not; of footers a language has one. */
export async function documentNamed(strapi: Core.Strapi, { kind, locale, slug }: Name): Promise<string | undefined> {
  const where = kind === 'footer' ? { locale } : { locale, slug }
  const found = await strapi.db.query(kinds[kind].uid).findOne({ where, select: ['documentId'] })
  return found?.documentId
}
