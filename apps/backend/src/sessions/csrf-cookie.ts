import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const shape = /^[A-Za-z0-9_-]{32,64}$/

/** Sets the readable cookie of R7-02; a browser that has a token keeps it, so that other tabs stay valid. */
export function setCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const current = request.cookies['csrftoken']
  const token = current !== undefined && shape.test(current) ? current : randomBytes(24).toString('base64url')
  reply.setCookie('csrftoken', token, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
}
