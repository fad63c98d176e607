import { promisingLines, checked, type DocumentKind } from '@clairmemoire/cms-client/checked'
import type { Problem } from '@clairmemoire/cms-client/problem'
import { reasonText } from '@clairmemoire/cms-client/reason'
import { isLocale } from '@clairmemoire/domain/locale'
import type { Core, Modules, Schema, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { labelIn } from '../content/field-labels.ts'
import { kindOf, kinds } from '../content/kinds.ts'
import { readerLocale } from './reader-locale.ts'

type Fields = Readonly<Record<string, unknown>>
type FieldProblem = Omit<Problem, 'document'>
type Middleware = Modules.Documents.Middleware.Middleware

/**
 * Refuses to publish a document that the site could not show completely: it is published in a transaction, read as for a visitor, and
 * rolled back on a problem.
 */
export function checkBeforePublishing(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const kind = kindOf(context.uid)
    if (kind === undefined || !publishes(context)) return next()
    return await strapi.db.transaction(async () => {
      const result = await next()
      for (const { documentId, locale } of publishedIn(result)) await checkPublished(strapi, kind, documentId, locale)
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

/** The people that a document has to name. A reader that fails on other missing fields does not check them. */
const namedPeople: Partial<Record<DocumentKind, readonly string[]>> = { articles: ['author', 'reviewer'] }

async function checkPublished(strapi: Core.Strapi, kind: DocumentKind, documentId: string, locale: string) {
  const { uid, populate } = kinds[kind]
  const version = (status: 'draft' | 'published') =>
    strapi.documents(uid).findOne({ documentId, locale, status, populate })
  const found = (await version('published')) as Fields
  const { value, problems: unreadable } = checked(kind, wireForm(strapi, uid, found), kind)
  const shared = kind === 'studies' ? await sharedWithOthers(strapi, found) : []
  const promising = value !== undefined && isLocale(locale) ? promisingLines(value, locale) : []
  const problems = [...unreadable, ...shared, ...promising]
  const nobody = (namedPeople[kind] ?? []).filter((field) => !found[field])
  if (problems.length > 0 || nobody.length > 0) {
    const draft = (await version('draft')) as Fields
    // A person whom only the draft names is not published yet.
    const missing = nobody.map((field) => ({
      field,
      reason: { code: draft[field] ? 'not_published' : 'missing' } as const,
    }))
    throw refusal(strapi, [...missing, ...problems.filter(({ field }) => !nobody.includes(field))])
  }
  if (value !== undefined && 'readingMinutes' in value)
    await strapi.db.query(uid).update({ where: { id: found['id'] }, data: { readingMinutes: value.readingMinutes } })
}

/** An error that the admin shows at the named fields and above them, in the user's language. */
function refusal(strapi: Core.Strapi, problems: readonly FieldProblem[]): Error {
  const locale = readerLocale(strapi)
  const messages = problems.map(({ field, reason }) => {
    const path = field.split(/[.[\]]+/).filter(Boolean)
    const label = labelIn(locale, path[0] ?? '')
    const place = path.length === 1 ? label : `${label} (${field})`
    return { path, place, message: reasonText(reason, locale) }
  })
  return new errors.ValidationError(messages.map(({ place, message }) => `${place} : ${message}`).join(' · '), {
    errors: messages.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  })
}

/** Codes, names and slugs that another study has: each is unique forever. */
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

/** The fields of a populated document as answered under `/api/`: in the shape of Strapi 4, which `cms-client` reads. */
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
