import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection that may wait for their answer. Browsers and proxies wait for each answer; Node takes any number. */
const most = 32

/** Hangs up on whoever sends request upon request without waiting for answers, each of which would be kept in memory. */
export function boundPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request
    const waiting = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, waiting)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (waiting <= most) return done()
    // What had come in the same packet is not worth an answer either.
    reply.hijack()
    socket.destroy()
  })
}
