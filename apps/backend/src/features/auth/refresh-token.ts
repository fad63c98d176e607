import type { RefreshedToken } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TokenNotValid } from '../../platform/contract/failures.ts'
import { accessToken } from '../../sessions/access-token.ts'
import { requireOwnPage } from '../../sessions/own-page.ts'
import { refreshCookie, setRefreshCookie } from '../../sessions/refresh-cookie.ts'
import { replaceToken } from '../../sessions/replace-token.ts'
import type { Backend } from '../backend.ts'

/** Goes on with the session of the cookie (R7-06). */
export function refreshToken(backend: Backend) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<RefreshedToken> => {
    const given = refreshCookie(request)
    if (given === undefined) throw new TokenNotValid()
    requireOwnPage(request, backend.sessions)
    const session = await replaceToken(backend, given)
    if (session === 'copied') request.log.error('a refresh token came a second time: its session has ended')
    if (typeof session === 'string') throw new TokenNotValid()
    setRefreshCookie(request, reply, session.token)
    const { token, expiresAt } = await accessToken(backend.sessions.key, session, backend.clock())
    return { access: token, access_expiration: expiresAt.toISOString() }
  }
}
