import { checked, type DocumentKind } from '@clairmemoire/cms-client/checked'
import type { Core, Modules } from '@strapi/strapi'
import { kindOf, kinds } from '../content/kinds.ts'
import { wireForm } from '../content/wire-form.ts'
import { refusal } from './refusal.ts'

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

async function checkPublished(strapi: Core.Strapi, kind: DocumentKind, documentId: string, locale: string) {
  const { uid, populate } = kinds[kind]
  const found = await strapi.documents(uid).findOne({ documentId, locale, status: 'published', populate })
  const { value, problems } = checked(kind, wireForm(strapi, uid, found ?? {}), kind)
  if (problems.length > 0) throw refusal(problems)
  if (value !== undefined && 'readingMinutes' in value)
    await strapi.db.query(uid).update({ where: { id: found?.id }, data: { readingMinutes: value.readingMinutes } })
}
