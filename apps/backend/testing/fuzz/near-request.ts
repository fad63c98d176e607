import type { SentRequest } from '@clairmemoire/openapi/conformance'
import { exampleRequests as exampleRequestsOf } from '@clairmemoire/openapi/example-requests'
import { type Arbitrary, array, constant, constantFrom, oneof, record, stringMatching, tuple } from 'fast-check'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import { hostileHeaders, hostileSpelling, hostileText } from './hostile.ts'
import { nearSchema } from './near-schema.ts'
import { type Operation, type Parameter, resolved, type Schema } from './operations.ts'
import { spoiledOnce } from './spoiled-once.ts'

const examples = exampleRequestsOf(contract)

/** The example requests of the contract. */
export function exampleRequests({ id }: Operation): SentRequest[] {
  return examples.filter((example) => example.operation === id).map(({ request }) => request)
}

/** Requests similar to the examples: some valid, most slightly invalid. */
export function nearRequest(operation: Operation): Arbitrary<SentRequest> {
  const { method } = operation
  return record({ url: nearUrl(operation), body: nearBody(operation), type: jsonType, more: hostileHeaders }).map(
    ({ url, body, type, more }) => ({ method, url, body, headers: operation.body ? { ...more, ...type } : more }),
  )
}

/** Names of media types that are not JSON, although some look like it. */
export const otherMediaType = oneof(
  constantFrom(
    'text/plain',
    'text/plain;charset=utf-8',
    'text/plain; charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/problem+json',
    'application/xml',
    'text/json',
    '*/*',
  ),
  stringMatching(/^[a-z]{1,8}\/[a-z.+-]{1,12}$/).filter((type) => type !== 'application/json'),
)

const jsonType = constantFrom(
  ...['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'].map((type) => ({
    'content-type': type,
  })),
)

function nearBody({ body }: Operation): Arbitrary<string> {
  if (body === undefined) return constant('')
  const example = constantFrom(...body.examples)
  const near = example.chain((sample) => nearSchema(body.schema, sample))
  const json = oneof(near, example.chain(spoiledOnce)).map((value) => JSON.stringify(value))
  return oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: json.chain(hostileSpelling) })
}

function nearUrl(operation: Operation): Arbitrary<string> {
  const values = Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, nearValues(parameter)]))
  const ending = constantFrom('', '', '&', '&unknown=1', '&__proto__=1', '&constructor[prototype]=1')
  return tuple(record(values), ending).map(
    ([chosen, more]) => urlOf(operation, ({ name }) => chosen[name] ?? []) + more,
  )
}

/** The encoded values of a parameter, which may be missing or repeated. */
function nearValues({ in: where, schema, example = '' }: Parameter): Arbitrary<string[]> {
  const value = oneof(
    constantFrom(example, ...(resolved<Schema>(schema).enum ?? []).map(String)).map(encodeURIComponent),
    // Leaves out dot segments, which are resolved before routing.
    hostileText.filter((text) => !/^\.*$/.test(text)).map((text) => encodeURIComponent(text.toWellFormed())),
    constantFrom('%', '%00', '%E0%A4%A', '+', ';'),
  )
  if (where === 'path') return tuple(value)
  return oneof({ weight: 4, arbitrary: tuple(value) }, { weight: 1, arbitrary: array(value, { maxLength: 2 }) })
}

function urlOf({ path, parameters }: Operation, valuesOf: (parameter: Parameter) => string[]): string {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => valuesOf(parameter).map((value) => `${parameter.name}=${value}`))
  const filled = inPath.reduce(
    (url, parameter) => url.replace(`{${parameter.name}}`, () => valuesOf(parameter).join('')),
    path,
  )
  return `${filled}?${pairs.join('&')}`
}
