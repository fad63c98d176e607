import document from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { problem } from './failures.ts'

const { status, body } = problem(405, 'method_not_allowed', 'Method not allowed.')

/** A copy of the bundled contract, because fastify-openapi-glue mutates it. */
export function contractDocument(): typeof document {
  return structuredClone(document)
}

/** Answers 405 with `Allow` for every method that a path of the contract does not have, before the body is read. */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [path, operations] of Object.entries(contractDocument().paths)) {
    const known = Object.keys(operations).map((method) => method.toUpperCase())
    const allowed = known.includes('GET') ? [...known, 'HEAD'] : known
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (_request, reply) =>
        reply.status(status).header('Allow', allowed.join(', ')).type('application/json').send(body),
      handler: async () => undefined,
    })
  }
}
