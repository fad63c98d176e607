import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { counterpartPath } from '../src/routing/known-urls.ts'

/** The page a request was made on, in a language. Only a page of this site is ever returned to: the path is looked up, so no address can lead elsewhere. */
export function returnPath(request: FastifyRequest, locale: Locale): string {
  const referer = request.headers.referer
  if (!referer || !URL.canParse(referer)) return '/'
  const { host, pathname } = new URL(referer)
  return host === request.host ? (counterpartPath(pathname, locale) ?? '/') : '/'
}
