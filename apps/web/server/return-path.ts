import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { counterpartPath } from '../src/routing/counterpart-path.ts'

/** The page a request was made on, in a language. Only a page of this site is ever returned to: the path is looked up, so no address can lead elsewhere. */
export function returnPath(request: FastifyRequest, locale: Locale): string {
  const referer = request.headers.referer
  if (!referer || !URL.canParse(referer)) return '/'
  const { host, pathname } = new URL(referer)
  return host === hostOf(request) ? (counterpartPath(pathname, locale) ?? '/') : '/'
}

/** Without the port that the scheme implies, as addresses are written; some proxies name it (`Host: name:443`). */
function hostOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(origin).host : host
}
