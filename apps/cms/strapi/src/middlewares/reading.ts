import { createHash, timingSafeEqual } from 'node:crypto'
import { parse } from 'node:querystring'
import { readQuery } from '@clairmemoire/cms-client/query'
import { isSlug } from '@clairmemoire/cms-client/slug'
import type { Core } from '@strapi/strapi'
import { contentKinds } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

/** What is read under `/api/`: nothing else of Strapi is there. */
const collections = contentKinds.filter((kind) => kind !== 'footer')
const paths = new Set(['index', 'get-articles', ...collections].map((name) => `/api/${name}`))

/**
 * Answers under `/api/` as every content service does: only reading, only what may be asked, in the form of Strapi 4, named by
 * its content. A draft is for who brings a token.
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
  // Strapi itself answers with drafts to who brings anything that is no token.
  if (authorization !== undefined && !isOfSite(authorization))
    return refuse(401, 'UnauthorizedError', 'Missing or invalid credentials')
  const query = readQuery(asked)
  if ((status !== undefined && authorization === undefined) || query === undefined)
    return refuse(400, 'ValidationError', 'Invalid query parameter')
  if (query.slug !== undefined && !isSlug(query.slug)) {
    // No document has it, and not every database takes every character.
    const { page, pageSize } = query
    context.body = { data: [], meta: { pagination: { page, pageSize, pageCount: 0, total: 0 } } }
    return
  }

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

/** Takes as long for every wrong text. */
function isOfSite(authorization: string): boolean {
  const { previewToken } = settings
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return previewToken !== undefined && timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${previewToken}`))
}
