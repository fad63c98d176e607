import type { RouteOptions } from 'fastify'

/** May store something or order a mail. Who begins a session or goes on with one stores nothing of that kind. */
export function isSubmission({ method, url }: Pick<RouteOptions, 'method' | 'url'>): boolean {
  return (method === 'POST' || method === 'PATCH') && !url.startsWith('/api/auth/')
}
