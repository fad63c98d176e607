import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { Agent, type Dispatcher } from 'undici'

/**
 * Timeouts of a visitor's connection in milliseconds: `headersTimeout` for the headers of a request, `requestTimeout` for the whole
 * request, and `connectionTimeout` for a time without any byte (for example if the visitor does not read a response). Node checks the first
 * two every `connectionsCheckingInterval`.
 */
export const visitorTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const satisfies FastifyServerOptions & { http: object }

/**
 * Milliseconds for the backend to accept a connection (`connect`) and to finish a response (`answer`), so that a visitor gets a response
 * within ten seconds. A stream of events has no end, but it is aborted after a pause of `silence`.
 */
export const backendTimeouts = { connect: 3_000, answer: 9_000, silence: 40_000 } as const

/**
 * The number of unanswered requests allowed on one connection. Browsers and proxies wait for each response; Node has no limit of its own.
 */
const maxPipelined = 32

/** Closes the connection of a client that pipelines requests without reading responses, because each waiting response uses memory. */
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
  // Node's parser reads the packet next; the zeros make it fail at the first byte.
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

/** The stream of events that the desk subscribes to. */
const streamPath = '/api/desk/changes/'

interface BackendConnections {
  request: Dispatcher['request']
  /** Ends the open streams, for which a shutdown would wait. */
  endStreams: () => Promise<void>
}

/**
 * Connections to the backend. The timeout starts when a request is queued, so it also aborts a request that waits for a free connection
 * while an unresponsive backend blocks all of them.
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
  // One function implements both overloads of `Dispatcher.request`, so its type needs a cast.
  return { request: request as Dispatcher['request'], endStreams: () => streams.destroy() }
}

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void
