import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { checkedStudy, populates } from '@clairmemoire/cms-client/requests'
import type { Modules, UID } from '@strapi/strapi'
import qs from 'qs'

/** A kind of document as editors keep it. */
export interface ContentKind {
  uid: UID.ContentType
  /** What a reader or, of a study, a check asks for with a document, as the document service reads it. */
  populate: Populate
}

type Populate = Modules.Documents.Params.Populate.Any<UID.ContentType>

/** Every kind of document by the name of its collection. A further kind is a line here, its folder in `api/`, and its reader in `cms-client`. */
export const kinds: Readonly<Record<DocumentKind, ContentKind>> = {
  people: kind('person', populates.people),
  glossary: kind('glossary-entry', populates.glossary),
  articles: kind('article', populates.articles),
  pages: kind('page', populates.pages),
  studies: kind('study', checkedStudy),
  footer: kind('index', populates.footer),
}

export const contentKinds = Object.keys(kinds) as readonly DocumentKind[]

/** Undefined for what is no content, such as a user. */
export function kindOf(uid: string): DocumentKind | undefined {
  return contentKinds.find((name) => kinds[name].uid === uid)
}

function kind(name: string, query: string): ContentKind {
  const { populate = {} } = qs.parse(query, { depth: 20, arrayLimit: 100 })
  return { uid: `api::${name}.${name}` as UID.ContentType, populate: populate as Populate }
}
