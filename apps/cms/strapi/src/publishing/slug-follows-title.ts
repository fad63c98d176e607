import type { Core, Modules } from '@strapi/strapi'
import { strings } from '@strapi/utils'
import { kindOf } from '../content/kinds.ts'

interface Saved {
  documentId?: string
  locale?: string
  data?: Record<string, unknown>
}

/** Until a document is published its address follows its title, unless an editor has written another one. */
export function slugFollowsTitle(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context
    if (kindOf(uid) === undefined || action !== 'update') return next()
    const slug = strapi.contentType(uid).attributes['slug']
    if (slug?.type !== 'uid' || slug.targetField === undefined) return next()
    const { documentId, locale, data = {} } = params as Saved
    const versions = await strapi.db.query(uid).findMany({
      where: { documentId, ...(locale === undefined ? {} : { locale }) },
      select: ['publishedAt', 'slug', slug.targetField],
    })
    const [before] = versions
    const title = data[slug.targetField]
    if (before === undefined || versions.some(({ publishedAt }) => publishedAt !== null)) return next()
    if (typeof title !== 'string' || (data['slug'] !== undefined && data['slug'] !== before['slug'])) return next()
    if (isSlugOf(before['slug'], before[slug.targetField]) && !isSlugOf(before['slug'], title))
      data['slug'] = await strapi
        .plugin('content-manager')
        .service('uid')
        .generateUIDField({ contentTypeUID: uid, field: 'slug', data: { [slug.targetField]: title }, locale })
    return next()
  }
}

/** A number after the words distinguishes it from an equal one. */
function isSlugOf(slug: unknown, title: unknown): boolean {
  return String(slug).replace(/-\d+$/, '') === strings.nameToSlug(String(title)).replace(/-\d+$/, '')
}
