import { causesOf } from '@clairmemoire/cms-client/causes'
import {
  checked,
  type DocumentKind,
  linesWithTags,
  promisingLines,
  readablePart,
} from '@clairmemoire/cms-client/checked'
import type { FieldProblem } from '@clairmemoire/cms-client/problem'
import type { Reason } from '@clairmemoire/cms-client/reason'
import { deadLinks, type Exists, unknownPage } from '@clairmemoire/cms-client/site-links'
import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import type { Core, Modules, Schema, UID } from '@strapi/strapi'
import { guides, kindOf, kinds } from '../content/kinds.ts'
import { refusal } from './refusal.ts'

type Fields = Readonly<Record<string, unknown>>
type Middleware = Modules.Documents.Middleware.Middleware

/**
 * Refuses to publish a document that the site could not show completely: the document is published in a transaction and read as
 * a visitor would get it; a problem rolls the transaction back.
 */
export function checkBeforePublishing(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const { uid } = context
    if (kindOf(uid) === undefined || !publishes(context)) return next()
    return await strapi.db.transaction(async () => {
      const result = await next()
      for (const { documentId, locale } of publishedIn(result)) await checkPublished(strapi, uid, documentId, locale)
      return result
    })
  }
}

function publishes({ action, params }: Modules.Documents.Middleware.Context): boolean {
  return (
    action === 'publish' || ('status' in params && params.status === 'published' && /^(?:create|update)$/.test(action))
  )
}

interface Version {
  documentId: string
  locale: string
}

/** Publishing returns the version of each language; saving and publishing in one step returns one version. */
function publishedIn(result: unknown): readonly Version[] {
  if (typeof result === 'object' && result !== null && 'entries' in result) return result.entries as Version[]
  return [result as Version]
}

async function checkPublished(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: string) {
  const kind = kindOf(uid)
  if (kind === undefined) return
  const { populate } = uid === guides.uid ? guides : kinds[kind]
  const version = (status: 'draft' | 'published') =>
    strapi.documents(uid).findOne({ documentId, locale, status, populate })
  const found = (await version('published')) as Fields
  const attributes = wireForm(strapi, uid, found)
  const { value, problems: unreadable } = checked(kind, attributes, kind)
  const shared = kind === 'studies' ? await sharedWithOthers(strapi, found) : []
  const readable = value ?? readablePart(kind, attributes)
  const ofTexts = readable && isLocale(locale) ? await problemsOfTexts(strapi, kind, readable, locale) : []
  const problems = causesOf([...unreadable, ...shared, ...ofTexts])
  if (problems.length > 0) {
    const draft = (await version('draft')) as Fields
    const form: Fields = strapi.requestContext.get()?.request.body ?? {}
    const reasonOf = ({ field, reason }: FieldProblem): Reason => {
      if (reason.code !== 'missing') return reason
      // If the draft has the missing field, the field names a document that is not published yet.
      if (draft[field]) return { code: 'not_published' }
      // If only the form has it, the change of the text has emptied it.
      return form[field] && field === 'reviewedOn' ? { code: 'review_outdated' } : reason
    }
    throw refusal(
      strapi,
      attributes,
      problems.map((problem) => ({ ...problem, reason: reasonOf(problem) })),
    )
  }
  if (value !== undefined && 'readingMinutes' in value)
    await strapi.db.query(uid).update({ where: { id: found['id'] }, data: { readingMinutes: value.readingMinutes } })
}

/**
 * Finds promises and tags, and in the document of an editor also dead links and the name of an unknown page. Imported documents may link to documents that are
 * imported later.
 */
async function problemsOfTexts(
  strapi: Core.Strapi,
  kind: DocumentKind,
  document: object,
  locale: Locale,
): Promise<readonly FieldProblem[]> {
  const found = [...promisingLines(document, locale), ...linesWithTags(document)]
  if (strapi.requestContext.get() === undefined) return found
  const slug = 'slug' in document ? String(document.slug) : ''
  return [
    ...found,
    ...deadLinks(document, locale, await publishedDocuments(strapi, locale)),
    ...unknownPage(kind, slug, locale),
  ]
}

async function publishedDocuments(strapi: Core.Strapi, locale: Locale): Promise<Exists> {
  const slugsOf = async (kind: 'articles' | 'studies', where: object) => {
    const all = { where: { ...where, locale, publishedAt: { $notNull: true } }, select: ['slug'] }
    return new Set((await strapi.db.query(kinds[kind].uid).findMany(all)).map(({ slug }) => String(slug)))
  }
  const slugs = { articles: await slugsOf('articles', {}), studies: await slugsOf('studies', { site: locale }) }
  // The media library has every image that a document can contain.
  return (kind, slug) => kind === 'images' || slugs[kind].has(slug)
}

/** Finds the code, name and slug that another study has; each must be unique. */
async function sharedWithOthers(strapi: Core.Strapi, study: Fields): Promise<FieldProblem[]> {
  const { documentId, name } = study
  const found = await Promise.all(
    ['code', 'name', 'slug'].map(async (field) => {
      const where = { [field]: study[field], documentId: { $ne: documentId } }
      const other = await strapi.db.query(kinds.studies.uid).findOne({ where, select: ['name'] })
      return other === null ? [] : [{ field, reason: { code: 'taken', other: String(other['name'] ?? name) } as const }]
    }),
  )
  return found.flat()
}

/** Returns the fields of a populated document as `/api/` answers them: in the shape of Strapi 4, which `cms-client` reads. */
function wireForm(strapi: Core.Strapi, uid: UID.ContentType, document: Fields): Fields {
  return fieldsOf(strapi, strapi.contentType(uid).attributes, document)
}

function fieldsOf(strapi: Core.Strapi, attributes: Schema.Attributes, fields: Fields): Fields {
  const named = Object.entries(fields).map(([name, value]) => [name, valueOf(strapi, attributes[name], value)])
  return Object.fromEntries(named)
}

function valueOf(strapi: Core.Strapi, attribute: Schema.Attribute.AnyAttribute | undefined, value: unknown): unknown {
  const part = (uid: string) => strapi.components[uid as UID.Component]?.attributes ?? {}
  if (attribute?.type === 'relation')
    return { data: each(value, entry(strapi, 'target' in attribute ? attribute.target : undefined)) }
  if (attribute?.type === 'media') return { data: each(value, entry(strapi, 'plugin::upload.file')) }
  if (attribute?.type === 'component')
    return each(value, (fields) => fieldsOf(strapi, part(attribute.component), fields))
  if (attribute?.type === 'dynamiczone')
    return each(value, (fields) => fieldsOf(strapi, part(String(fields['__component'])), fields))
  return value
}

const entry =
  (strapi: Core.Strapi, target: UID.ContentType | undefined) =>
  ({ id, ...fields }: Fields) => ({
    id,
    attributes: target === undefined ? fields : wireForm(strapi, target, fields),
  })

function each(value: unknown, one: (part: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((part) => one(part))
  return typeof value === 'object' && value !== null ? one({ ...value }) : null
}
