import { createHash, timingSafeEqual } from 'node:crypto'
import { parse } from 'node:querystring'
import { readQuery } from '@clairmemoire/cms-client/requests'
import { isSlug } from '@clairmemoire/cms-client/slug'
import type { Core } from '@strapi/strapi'
import { contentKinds, guides, typeOf } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

/** The only paths that can be read under `/api/`. */
const collections = contentKinds.filter((kind) => kind !== 'footer')
const paths = new Set(['index', 'get-articles', ...collections].map((name) => `/api/${name}`))

/**
 * Makes `/api/` answer like every content service: it is read-only, accepts only supported queries, and answers in the shape of
 * Strapi 4 with an ETag. Drafts require the token.
 */
export default (): Core.MiddlewareHandler => async (context, next) => {
  const refuse = (status: number, name: string, message: string) => {
    context.status = status
    context.body = { data: null, error: { status, name, message, details: {} } }
  }

  if (!/^\/api(?:\/|$)/.test(context.path)) return next()
  if (context.method !== 'GET' && context.method !== 'HEAD') {
    context.set('Allow', 'GET, HEAD')
    return refuse(405, 'MethodNotAllowedError', 'Method Not Allowed')
  }
  if (!paths.has(context.path.replace(/\/$/, ''))) return refuse(404, 'NotFoundError', 'Not Found')
  const { status, ...asked } = parse(context.querystring)
  const { authorization } = context.headers
  // Without this check Strapi returns drafts for any malformed token.
  if (authorization !== undefined && !isOfSite(authorization))
    return refuse(401, 'UnauthorizedError', 'Missing or invalid credentials')
  const query = readQuery(asked)
  if ((status !== undefined && authorization === undefined) || query === undefined)
    return refuse(400, 'ValidationError', 'Invalid query parameter')
  if (query.slug !== undefined && !isSlug(query.slug)) {
    // No document has such a slug, and not every database accepts every character.
    const { page, pageSize } = query
    context.body = { data: [], meta: { pagination: { page, pageSize, pageCount: 0, total: 0 } } }
    return
  }

  if (context.path.startsWith('/api/pages') && typeOf({ kind: 'pages', slug: query.slug ?? '' }) === guides)
    context.path = '/api/guides'
  context.request.headers['strapi-response-format'] = 'v4'
  await next()
  if (context.status !== 200) return
  const body = JSON.stringify(context.body)
  context.body = body
  context.type = 'application/json'
  context.set('Cache-Control', status === undefined ? 'no-cache' : 'no-store')
  context.etag = createHash('sha256').update(body).digest('base64url')
  if (context.fresh) context.status = 304
}

/** Compares the token in constant time. */
function isOfSite(authorization: string): boolean {
  const { previewToken } = settings
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return previewToken !== undefined && timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${previewToken}`))
}
