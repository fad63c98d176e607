import type { Core, Modules } from '@strapi/strapi'
import { kinds } from '../content/kinds.ts'

type Fields = Readonly<Record<string, unknown>>

const { uid, populate } = kinds.articles

/** What a physician has read; where one of these changes, nobody has read it any more. */
const reviewedFields = ['title', 'description', 'short', 'body', 'sources'] as const

/** Takes the date of its review from an article whose text an editor changes: it is to be reviewed again before it is published. */
export function withdrawReview(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params } = context
    const isEdited = strapi.requestContext.get()?.state['user'] !== undefined
    if (context.uid !== uid || action !== 'update' || !isEdited) return next()
    const draft = () => strapi.documents(uid).findOne({ ...versionOf(params), status: 'draft', populate })
    const before: Fields | null = await draft()
    const result = await next()
    const after: Fields | null = await draft()
    const isUnread = before && after && before['reviewedOn'] === after['reviewedOn'] && textOf(before) !== textOf(after)
    if (!isUnread) return result
    await strapi.db.query(uid).update({ where: { id: after['id'] }, data: { reviewedOn: null } })
    return Object.assign(result as Modules.Documents.AnyDocument, { reviewedOn: null })
  }
}

function versionOf(params: object) {
  const { documentId = '', locale } = params as { documentId?: string; locale?: string }
  return locale === undefined ? { documentId } : { documentId, locale }
}

/** Parts get other ids when they are saved, and keep their words. */
function textOf(article: Fields): string {
  const text = reviewedFields.map((name) => article[name])
  return JSON.stringify(text, (key, value: unknown) => (/^(?:id|createdAt|updatedAt)$/.test(key) ? undefined : value))
}
