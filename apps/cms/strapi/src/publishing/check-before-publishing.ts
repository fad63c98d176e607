import { carelessLines } from '@clairmemoire/cms-client/careful'
import { checked, type DocumentKind } from '@clairmemoire/cms-client/checked'
import { isLocale } from '@clairmemoire/domain/locale'
import type { Core, Modules } from '@strapi/strapi'
import { kindOf, kinds } from '../content/kinds.ts'
import { wireForm } from '../content/wire-form.ts'
import { refusal } from './refusal.ts'

type Fields = Readonly<Record<string, unknown>>
type Middleware = Modules.Documents.Middleware.Middleware

/** Refuses to publish a document that the site could not show whole: it is read as a visitor would get it, then taken back. */
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

/** Publishing answers with the version of each language; saving and publishing in one, with its one. */
function publishedIn(result: unknown): readonly Version[] {
  if (typeof result === 'object' && result !== null && 'entries' in result) return result.entries as Version[]
  return [result as Version]
}

/** Whom a document has to name. Where other fields are missing too, a reader stops before it comes to them. */
const namedPeople: Partial<Record<DocumentKind, readonly string[]>> = { articles: ['author', 'reviewer'] }

async function checkPublished(strapi: Core.Strapi, kind: DocumentKind, documentId: string, locale: string) {
  const { uid, populate } = kinds[kind]
  const version = (status: 'draft' | 'published') =>
    strapi.documents(uid).findOne({ documentId, locale, status, populate })
  const found = (await version('published')) as Fields
  const { value, problems: unreadable } = checked(kind, wireForm(strapi, uid, found), kind)
  const careless = value !== undefined && isLocale(locale) ? carelessLines(value, locale) : []
  const problems = [...unreadable, ...careless]
  const nobody = (namedPeople[kind] ?? []).filter((field) => !found[field])
  if (problems.length > 0 || nobody.length > 0) {
    const draft = (await version('draft')) as Fields
    // Whom a draft names and its published form does not is a draft too.
    const missing = nobody.map((field) => ({ field, reason: draft[field] ? 'is not published' : 'is missing' }))
    throw refusal(strapi, [...missing, ...problems.filter(({ field }) => !nobody.includes(field))])
  }
  if (value !== undefined && 'readingMinutes' in value)
    await strapi.db.query(uid).update({ where: { id: found['id'] }, data: { readingMinutes: value.readingMinutes } })
}
