import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CsrfFailed } from '../platform/contract/failures.ts'
import { lifetimes, type SessionSettings } from './session-settings.ts'

const refreshCookieName = 'refresh_token'

/** Returns undefined if the cookie is missing or empty. */
export function refreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[refreshCookieName] || undefined
}

/** Sets Max-Age and not Expires, because the clock of the device may be wrong. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(refreshCookieName, token, { ...attributes(request), maxAge: lifetimes.idle / 1000 })
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(refreshCookieName, '', { ...attributes(request), maxAge: 0 })
}

function attributes({ protocol }: FastifyRequest) {
  return { path: '/api/auth/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
}

const csrfTokenFormat = /^[A-Za-z0-9_-]{32,64}$/

/** Sets the readable cookie of R7-02. An existing token is reused, so that other tabs stay valid. */
export function setCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const current = request.cookies['csrftoken']
  const token = current !== undefined && csrfTokenFormat.test(current) ? current : randomBytes(24).toString('base64url')
  reply.setCookie('csrftoken', token, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
}

/** Origin and host of a request from our site, for WebAuthn. */
export interface RequestOrigin {
  origin: string
  host: string
}

/** Rejects a request from another origin. */
export function requireSameOrigin(request: FastifyRequest, settings: SessionSettings): RequestOrigin {
  const { origin } = request.headers
  if (origin === undefined || !isAllowedOrigin(request, settings)) throw new CsrfFailed()
  return { origin, host: new URL(origin).hostname }
}

/** Rejects a cookie-authenticated request from another origin or without the CSRF token. */
export function requireCsrfToken(request: FastifyRequest, settings: SessionSettings): void {
  if (!isAllowedOrigin(request, settings) || !echoesToken(request)) throw new CsrfFailed()
}

function isAllowedOrigin({ headers, protocol, host }: FastifyRequest, { origins, isLocal }: SessionSettings): boolean {
  const { origin } = headers
  return origin !== undefined && (origins.includes(origin) || (isLocal && origin === `${protocol}://${host}`))
}

function echoesToken({ cookies, headers }: FastifyRequest): boolean {
  const token = cookies['csrftoken']
  const echo = headers['x-csrftoken']
  return Boolean(token) && typeof echo === 'string' && timingSafeEqual(digest(token ?? ''), digest(echo))
}

/** Returns a digest of constant length, which `timingSafeEqual` requires. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
