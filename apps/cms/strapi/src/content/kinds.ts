import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { studyWithRegisterLines, populates } from '@clairmemoire/cms-client/requests'
import { isCallGuide } from '@clairmemoire/cms-client/site-links'
import type { Modules, UID } from '@strapi/strapi'
import qs from 'qs'

/** A document type in Strapi. */
export interface ContentKind {
  uid: UID.ContentType
  /** The relations that are loaded for readers and, in studies, also for checks, in the syntax of the document service. */
  populate: Populate
}

type Populate = Modules.Documents.Params.Populate.Any<UID.ContentType>

/** The document types by collection name. A new type is a line here, a folder in `api/`, and a reader in `cms-client`. */
export const kinds: Readonly<Record<DocumentKind, ContentKind>> = {
  people: kind('person', populates.people),
  glossary: kind('glossary-entry', populates.glossary),
  articles: kind('article', populates.articles),
  pages: kind('page', populates.pages),
  studies: kind('study', studyWithRegisterLines),
  footer: kind('index', populates.footer),
}

export const contentKinds = Object.keys(kinds) as readonly DocumentKind[]

/** Guides for calls: pages for the staff, which the site does not show. Readers request them like other pages. */
export const guides = kind('guide', populates.pages)

/** The Strapi type of a document. */
export function typeOf({ kind, slug }: { kind: DocumentKind; slug: string }): ContentKind {
  return kind === 'pages' && isCallGuide(slug) ? guides : kinds[kind]
}

/** Returns undefined for other types, such as users. */
export function kindOf(uid: string): DocumentKind | undefined {
  return uid === guides.uid ? 'pages' : contentKinds.find((name) => kinds[name].uid === uid)
}

function kind(name: string, query: string): ContentKind {
  const { populate = {} } = qs.parse(query, { depth: 20, arrayLimit: 100 })
  return { uid: `api::${name}.${name}` as UID.ContentType, populate: populate as Populate }
}
