import type { SentRequest } from './exchange.ts'
import { type Place, placeAt, rootOf } from './place.ts'

/** An example request of the contract. */
export interface ExampleRequest {
  /** The `operationId` of its operation. */
  operation: string
  /** Whether the operation requires a bearer token. */
  isSecured: boolean
  request: SentRequest
}

const verbs = ['get', 'post', 'put', 'patch', 'delete']

/** Every example of every operation. An operation without a body has one example, made from those of its parameters. */
export function exampleRequests(document: object): ExampleRequest[] {
  const paths = placeAt(document, rootOf(document), 'paths')
  return Object.keys(paths?.node ?? {}).flatMap((path) =>
    verbs.flatMap((verb) => {
      const operation = placeAt(document, paths, path, verb)
      return operation ? examplesOf(document, operation, verb.toUpperCase(), path) : []
    }),
  )
}

function examplesOf(document: object, operation: Place, method: string, path: string): ExampleRequest[] {
  const parameters = childrenOf(document, placeAt(document, operation, 'parameters'))
  const common = {
    operation: String(operation.node['operationId']),
    isSecured: childrenOf(document, placeAt(document, operation, 'security')).some(({ node }) => 'bearer' in node),
  }
  const url = urlOf(path, parameters)
  const headers = Object.fromEntries(valuesIn('header', parameters).map(([name, value]) => [name.toLowerCase(), value]))
  const content = placeAt(document, operation, 'requestBody', 'content', 'application/json', 'examples')
  if (content === undefined) return [{ ...common, request: { method, url, headers, body: '' } }]
  return childrenOf(document, content).map(({ node }) => ({
    ...common,
    // The headers of the examples are left out, because with a used idempotency key the server repeats an earlier response.
    request: { method, url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(node['value']) },
  }))
}

function urlOf(path: string, parameters: readonly Place[]): string {
  const filled = valuesIn('path', parameters).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  )
  const query = valuesIn('query', parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function valuesIn(where: string, parameters: readonly Place[]): [string, string][] {
  return parameters
    .filter(({ node }) => node['in'] === where)
    .map(({ node }) => [String(node['name']), textOf(node['example'])])
}

function textOf(example: unknown): string {
  return typeof example === 'string' || typeof example === 'number' ? String(example) : ''
}

function childrenOf(document: object, place: Place | undefined): Place[] {
  const keys = Object.keys(place?.node ?? {})
  return keys.map((key) => placeAt(document, place, key)).filter((child) => child !== undefined)
}
