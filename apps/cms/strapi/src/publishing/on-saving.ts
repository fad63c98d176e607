import type { Core, Modules } from '@strapi/strapi'
import { kindOf, kinds } from '../content/kinds.ts'

/** Stores the images of rich text by path, because the admin writes absolute addresses with its own host. */
export function relativeImagePaths(): Modules.Documents.Middleware.Middleware {
  return (context, next) => {
    const isSaved = context.action === 'create' || context.action === 'update'
    if (isSaved && kindOf(context.uid) !== undefined) shortenIn(context.params.data)
    return next()
  }
}

function shortenIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isImageNode(value)) value.image.url = value.image.url.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '')
  for (const part of Object.values(value)) shortenIn(part)
}

function isImageNode(value: object): value is { image: { url: string } } {
  if (!('type' in value) || value.type !== 'image' || !('image' in value)) return false
  const { image } = value
  return typeof image === 'object' && image !== null && 'url' in image && typeof image.url === 'string'
}

type Fields = Readonly<Record<string, unknown>>

const { uid, populate } = kinds.articles

/** The fields that a physician reviews; a change of one invalidates the review. */
const reviewedFields = ['title', 'description', 'short', 'body', 'sources'] as const

/** Clears the review date of an article when an editor changes its text: it has to be reviewed again before publication. */
export function withdrawReview(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params } = context
    const isEdited = strapi.requestContext.get()?.state['user'] !== undefined
    if (context.uid !== uid || action !== 'update' || !isEdited) return next()
    const draft = () => strapi.documents(uid).findOne({ ...versionOf(params), status: 'draft', populate })
    const before: Fields | null = await draft()
    const result = await next()
    const after: Fields | null = await draft()
    const isOutdated =
      before && after && before['reviewedOn'] === after['reviewedOn'] && textOf(before) !== textOf(after)
    if (!isOutdated) return result
    await strapi.db.query(uid).update({ where: { id: after['id'] }, data: { reviewedOn: null } })
    return Object.assign(result as Modules.Documents.AnyDocument, { reviewedOn: null })
  }
}

function versionOf(params: object) {
  const { documentId = '', locale } = params as { documentId?: string; locale?: string }
  return locale === undefined ? { documentId } : { documentId, locale }
}

/** Leaves out the ids of components, because they change on every save. */
function textOf(article: Fields): string {
  const text = reviewedFields.map((name) => article[name])
  return JSON.stringify(text, (key, value: unknown) => (/^(?:id|createdAt|updatedAt)$/.test(key) ? undefined : value))
}
