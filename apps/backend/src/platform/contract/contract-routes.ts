import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import type { FastifyInstance, preHandlerAsyncHookHandler, RouteHandlerMethod } from 'fastify'
import { problem } from './failures.ts'

interface Operation {
  operationId: string
  security?: readonly object[]
  parameters?: readonly unknown[]
  requestBody?: { content: { 'application/json': { schema: unknown } } }
}

interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: object
}

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract.paths

/** The operations of the contract, with the schemas by which Fastify validates their requests. */
const routes = Object.entries(paths).map(([path, operations]) => ({
  url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  operations: Object.entries(operations).map(
    ([method, { operationId, security = [], parameters = [], requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      isSecured: security.length > 0 && security.every((scheme) => 'bearer' in scheme),
      schema: {
        ...schemasOf(parameters.map((parameter) => inlined(parameter) as Parameter)),
        ...(requestBody && { body: inlined(requestBody.content['application/json'].schema) }),
      },
    }),
  ),
}))

/**
 * Adds a route for each operation of the contract. `requireBearer` returns the hook that checks the access token for an operation
 * with `bearer` security. The other methods of each path are answered by 405 with `Allow`, before their body is read.
 */
export function addContractRoutes(
  app: FastifyInstance,
  handlers: Readonly<Record<string, unknown>>,
  requireBearer: (operationId: string) => preHandlerAsyncHookHandler,
): void {
  for (const { url, operations } of routes) {
    for (const { id, method, isSecured, schema } of operations) {
      // The parameter types of handlers come from the contract, so they fit the validated request.
      const handler = handlers[id] as RouteHandlerMethod
      app.route({ method, url, schema, handler, ...(isSecured && { preHandler: requireBearer(id) }) })
    }
    const known = operations.map(({ method }) => method)
    refuseOthers(app, url, known.includes('GET') ? [...known, 'HEAD'] : known)
  }
}

const { status, body } = problem(405, 'method_not_allowed', 'Method not allowed.')

function refuseOthers(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_request, reply) =>
      reply.status(status).header('Allow', allowed.join(', ')).type('application/json').send(body),
    handler: async () => undefined,
  })
}

function schemasOf(parameters: readonly Parameter[]): Record<string, object> {
  const parts = { params: 'path', querystring: 'query', headers: 'header' } as const
  const schemas = Object.entries(parts).map(([part, place]) => {
    const here = parameters.filter((parameter) => parameter.in === place)
    const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
    const required = here.filter((parameter) => parameter.required).map(({ name }) => name)
    return [part, { type: 'object', properties, ...(required.length > 0 && { required }) }] as const
  })
  return Object.fromEntries(schemas.filter(([, { properties }]) => Object.keys(properties).length > 0))
}

/** Replaces each reference by the part of the contract that it refers to. No schema of the contract refers to itself. */
function inlined(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inlined)
  if (typeof node !== 'object' || node === null) return node
  if (!('$ref' in node)) return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, inlined(part)]))
  const keys = String(node.$ref).split('/').slice(1)
  return inlined(keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), contract))
}
