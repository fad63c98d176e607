import type { FastifyInstance } from 'fastify'

/** A connection that is answered while the backend stops would otherwise be kept alive, and the stop would wait for it. */
export function closeOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}
