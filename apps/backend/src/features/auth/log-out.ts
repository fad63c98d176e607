import type { FastifyReply, FastifyRequest } from 'fastify'
import { endSessionOfToken } from '../../sessions/end-sessions.ts'
import { requireOwnPage } from '../../sessions/own-page.ts'
import { refreshCookie, takeRefreshCookie } from '../../sessions/refresh-cookie.ts'
import type { Backend } from '../backend.ts'

/** Ends the session of the cookie (R7-05), and answers alike where there is none. */
export function logOut(backend: Backend) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<{ detail: string }> => {
    const token = refreshCookie(request)
    if (token !== undefined) {
      requireOwnPage(request, backend.sessions)
      await endSessionOfToken(backend.database, token, { at: backend.clock(), because: 'logged_out' })
      takeRefreshCookie(request, reply)
    }
    return { detail: 'Successfully logged out.' }
  }
}
