import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Counts and times requests by operation and status; no visitor can create another series. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by operation and status',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { operation: operationOf(request, reply.statusCode), status: statusOf(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1_000)
  })
}

/** The method and the pattern of the route. Requests without a route or with a method that it does not allow share one name. */
function operationOf(request: FastifyRequest, status: number): string {
  const { url } = request.routeOptions
  return url === undefined || status === 405 ? 'other' : `${request.method} ${url}`
}

/** The label of a status: 429 and 503 have their own, which an operator watches; others have that of their class, such as 4xx. */
function statusOf(status: number): string {
  return status === 429 || status === 503 ? String(status) : `${Math.floor(status / 100)}xx`
}
