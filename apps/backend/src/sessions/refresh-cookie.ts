import type { FastifyReply, FastifyRequest } from 'fastify'
import { lifetimes } from './session-lifetime.ts'

const name = 'refresh_token'

/** Undefined where there is none; an empty one is none. */
export function refreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name] || undefined
}

/** By its age and not by a date, for the clock of the device may be wrong. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(name, token, { ...attributes(request), maxAge: lifetimes.idle / 1000 })
}

export function takeRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(name, '', { ...attributes(request), maxAge: 0 })
}

function attributes({ protocol }: FastifyRequest) {
  return { path: '/api/auth/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
}
