import { isSlug } from '@clairmemoire/cms-client/slug'
import type { Core, Modules } from '@strapi/strapi'
import { strings } from '@strapi/utils'
import { kindOf } from '../content/kinds.ts'
import { refusal } from './refusal.ts'

interface Saved {
  documentId?: string
  locale?: string
  data?: Record<string, unknown>
}

/**
 * Until a document is published, its address follows its title, unless an editor has written another address. The form of a new
 * document contains the name of its type as the address. An address with other characters than a slug is refused.
 */
export function slugFollowsTitle(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context
    if (kindOf(uid) === undefined || !/^(?:create|update)$/.test(action)) return next()
    const { attributes, modelName } = strapi.contentType(uid)
    const { slug } = attributes
    if (slug?.type !== 'uid' || slug.targetField === undefined) return next()
    const { documentId, locale, data = {} } = params as Saved
    if (typeof data['slug'] === 'string' && data['slug'] !== '' && !isSlug(data['slug']))
      throw refusal(strapi, data, [{ field: 'slug', reason: { code: 'not_slug' } }])
    const where = { documentId, ...(locale === undefined ? {} : { locale }) }
    const select = ['publishedAt', 'slug', slug.targetField]
    const versions = documentId === undefined ? [] : await strapi.db.query(uid).findMany({ where, select })
    const [before = { slug: data['slug'] }] = versions
    const title = data[slug.targetField]
    if (versions.some(({ publishedAt }) => publishedAt !== null)) return next()
    if (typeof title !== 'string' || (data['slug'] !== undefined && data['slug'] !== before['slug'])) return next()
    const follows = [before[slug.targetField], modelName].some((words) => isSlugOf(before['slug'], words))
    if (follows && !isSlugOf(before['slug'], title))
      data['slug'] = await strapi
        .plugin('content-manager')
        .service('uid')
        .generateUIDField({ contentTypeUID: uid, field: 'slug', data: { [slug.targetField]: title }, locale })
    return next()
  }
}

/** Ignores a number at the end, which distinguishes a slug from an equal one. */
function isSlugOf(slug: unknown, title: unknown): boolean {
  return String(slug).replace(/-\d+$/, '') === strings.nameToSlug(String(title)).replace(/-\d+$/, '')
}
