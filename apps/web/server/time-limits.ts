import type { FastifyServerOptions } from 'fastify'

/**
 * Milliseconds that a visitor's connection may take: for the headers of a request, for all of it, and without a byte in
 * either direction (one who does not read an answer). Node looks at them in the given interval.
 */
export const visitorTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const satisfies FastifyServerOptions & { http: object }

/** Milliseconds for the backend to take a connection, and to answer in all: a person is told within ten seconds. */
export const backendTimeouts = { connect: 3_000, answer: 9_000 } as const
