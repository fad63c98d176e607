import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { Agent, type Dispatcher } from 'undici'

/**
 * Milliseconds that a visitor's connection may take: for the headers of a request, for the whole request, and without a byte in either
 * direction (for example if the visitor does not read a response). Node checks them at the given interval.
 */
export const visitorTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const satisfies FastifyServerOptions & { http: object }

/**
 * Milliseconds for the backend to accept a connection, and to respond in all: a visitor gets a response within ten seconds. A stream of
 * events has no end, but never pauses for longer than `silence`.
 */
export const backendTimeouts = { connect: 3_000, answer: 9_000, silence: 40_000 } as const

/** Requests of one connection that may wait for their response. Browsers and proxies wait for each response; Node accepts any number. */
const maxPipelined = 32

/** Closes the connection of a client that pipelines requests without reading responses, each of which would use memory. */
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
    if (waiting <= maxPipelined) return done()
    reply.hijack()
    socket.destroy()
  })
}

/** One packet may contain 2,000 requests, and Node creates an object for each before the first can be rejected. */
function refuseMany(socket: Socket, packet: Buffer): void {
  if (headEnds(packet, maxPipelined + 1) <= maxPipelined) return
  socket.destroy()
  // The parser, which reads it next, stops at the first byte.
  packet.fill(0)
}

const headEnd = '\r\n\r\n'

/** The number of ends of request headers in the packet, counted up to a limit. */
function headEnds(packet: Buffer, limit: number): number {
  let count = 0
  let at = packet.indexOf(headEnd)
  while (at !== -1 && count < limit) {
    count += 1
    at = packet.indexOf(headEnd, at + headEnd.length)
  }
  return count
}

/** The events of the desk. */
const streamPath = '/api/desk/changes/'

interface BackendConnections {
  request: Dispatcher['request']
  /** Ends the open streams, for which a shutdown would wait. */
  endStreams: () => Promise<void>
}

/**
 * Connections to the backend. The timeout starts when a request is handed over, so it also covers one that waits for a free connection
 * behind others that an unresponsive backend blocks.
 */
export function backendConnections(): BackendConnections {
  const connect = { timeout: backendTimeouts.connect }
  const agent = new Agent({ connections: 128, pipelining: 1, connect })
  // Open streams take no connection from other requests.
  const streams = new Agent({ connect, headersTimeout: backendTimeouts.answer, bodyTimeout: backendTimeouts.silence })
  function request(options: Dispatcher.RequestOptions, callback?: Answered) {
    if (options.path === streamPath) return callback ? streams.request(options, callback) : streams.request(options)
    const limited = { ...options, signal: AbortSignal.timeout(backendTimeouts.answer) }
    return callback === undefined ? agent.request(limited) : agent.request(limited, callback)
  }
  // Written as one function, the two ways of calling it lose their types.
  return { request: request as Dispatcher['request'], endStreams: () => streams.destroy() }
}

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void
