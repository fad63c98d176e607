import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCsrfCookie } from '../../sessions/csrf-cookie.ts'

export async function getCsrfToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  setCsrfCookie(request, reply)
  reply.status(204)
}
