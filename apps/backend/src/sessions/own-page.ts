import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CsrfFailed } from '../platform/contract/failures.ts'
import type { SessionSettings } from './session-settings.ts'

/** Refuses a request that counts by its cookie and may have been made by a page elsewhere: another origin, or no echo of the csrf token. */
export function requireOwnPage(request: FastifyRequest, settings: SessionSettings): void {
  if (!isOwnOrigin(request, settings) || !echoesToken(request)) throw new CsrfFailed()
}

function isOwnOrigin({ headers, protocol, host }: FastifyRequest, { origins, isLocal }: SessionSettings): boolean {
  const { origin } = headers
  return origin !== undefined && (origins.includes(origin) || (isLocal && origin === `${protocol}://${host}`))
}

function echoesToken({ cookies, headers }: FastifyRequest): boolean {
  const token = cookies['csrftoken']
  const echo = headers['x-csrftoken']
  return Boolean(token) && typeof echo === 'string' && timingSafeEqual(digest(token ?? ''), digest(echo))
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
