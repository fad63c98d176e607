import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { Agent, type Dispatcher } from 'undici'

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

/** Requests of one connection that may wait for their answer. Browsers and proxies wait for each answer; Node takes any number. */
const most = 32

/** Hangs up on whoever sends request upon request without waiting for answers, each of which would be kept in memory. */
export function boundPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  app.server.on('connection', (socket: Socket) =>
    socket.prependListener('data', (packet) => refuseMany(socket, packet)),
  )
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request
    const waiting = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, waiting)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (waiting <= most) return done()
    reply.hijack()
    socket.destroy()
  })
}

/** One packet holds up to 2,000 requests, and Node makes an object of each before anybody can say no to the first. */
function refuseMany(socket: Socket, packet: Buffer): void {
  if (headEnds(packet, most + 1) <= most) return
  socket.destroy()
  // The parser, which is next to look at it, stops at the first byte.
  packet.fill(0)
}

const headEnd = '\r\n\r\n'

/** How often the end of a request's headers stands in it, counted up to a limit. */
function headEnds(packet: Buffer, limit: number): number {
  let count = 0
  let at = packet.indexOf(headEnd)
  while (at !== -1 && count < limit) {
    count += 1
    at = packet.indexOf(headEnd, at + headEnd.length)
  }
  return count
}

/**
 * Connections to the backend. The limit counts from the moment a request is handed over, so it also holds for one that
 * waits for a free connection behind others that a silent backend keeps.
 */
export function backendConnections(): { request: Dispatcher['request'] } {
  const agent = new Agent({ connections: 128, pipelining: 1, connect: { timeout: backendTimeouts.connect } })
  function request(options: Dispatcher.RequestOptions, callback?: Answered) {
    const limited = { ...options, signal: AbortSignal.timeout(backendTimeouts.answer) }
    return callback === undefined ? agent.request(limited) : agent.request(limited, callback)
  }
  // Written as one function, the two ways of calling it lose their types.
  return { request: request as Dispatcher['request'] }
}

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void
