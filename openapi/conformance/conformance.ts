import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  type GivenAnswer,
  headerOf,
  type Headers,
  isEventStream,
  jsonOf,
  mediaTypeOf,
  pathOf,
  queryOf,
  type SentRequest,
} from './exchange.ts'
import { addressedBy } from './operation.ts'
import { type Place, placeAt, rootOf } from './place.ts'
import { schemaChecks, type SchemaChecks } from './schemas.ts'

export { isEventStream } from './exchange.ts'
export type { GivenAnswer, Headers, SentRequest } from './exchange.ts'

/** Validates requests and responses against an OpenAPI 3.1 document; an empty list means no violation. */
export interface Conformance {
  requestViolations: (request: SentRequest) => string[]
  answerViolations: (request: SentRequest, answer: GivenAnswer) => string[]
}

/** The document must be bundled, without references to other files. */
export function conformanceTo(document: object): Conformance {
  const checks = schemaChecks(document)
  return { requestViolations: requestCheck(document, checks), answerViolations: answerCheck(document, checks) }
}

const unpack = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

/** Decodes a body by its `Content-Encoding`. Throws when the bytes do not match the header. */
export function unpacked({ headers, body }: { headers: Headers; body: Buffer }): string {
  const encoding = headerOf({ headers }, 'content-encoding') ?? ''
  return (unpack.get(encoding)?.(body) ?? body).toString()
}

/** Finds violations of the contract in a request: operation, path, query, headers and body. */
function requestCheck(document: object, checks: SchemaChecks) {
  return (request: SentRequest): string[] => {
    const path = pathOf(request)
    const addressed = addressedBy(document, request.method, path)
    if (addressed.kind !== 'operation') return [`${request.method} ${path} is not in the contract`]
    const { operation, pathValues } = addressed
    const sent: Record<string, (name: string) => readonly string[]> = {
      path: (name) => [decoded(pathValues[name] ?? '')],
      query: (name) => queryOf(request).getAll(name),
      header: (name) => [headerOf(request, name)].filter((value) => value !== undefined),
    }
    return [
      ...parametersOf(document, operation).flatMap((parameter) => parameterViolations(parameter, sent)),
      ...bodyViolations(operation, request),
    ]
  }

  function parameterViolations(parameter: Place, sent: Record<string, (name: string) => readonly string[]>): string[] {
    const { name, in: where, required } = parameter.node
    const values = sent[String(where)]?.(String(name)) ?? []
    const label = `${String(where)} ${String(name)}`
    if (values.length > 1) return [`${label} came ${values.length} times`]
    if (values.length === 0) return required === true ? [`${label} is missing`] : []
    const schema = placeAt(document, parameter, 'schema')
    return schema ? checks.text(schema, values[0]).map((violation) => `${label}${violation}`) : []
  }

  function bodyViolations(operation: Place, request: SentRequest): string[] {
    const expected = placeAt(document, operation, 'requestBody')
    if (expected === undefined) return request.body === '' ? [] : ['a body where the contract has none']
    if (request.body === '') return expected.node['required'] === true ? ['the body is missing'] : []
    const schema = placeAt(document, expected, 'content', mediaTypeOf(request), 'schema')
    if (schema === undefined) return [`a body of type "${mediaTypeOf(request)}"`]
    const json = jsonOf(request)
    return json ? checks.body(schema, json.value) : ['the body is not JSON']
  }
}

function parametersOf(document: object, operation: Place): Place[] {
  const list = placeAt(document, operation, 'parameters')
  const keys = Object.keys(list?.node ?? {})
  return keys.map((key) => placeAt(document, list, key)).filter((place) => place !== undefined)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds violations of the contract in a response: status, headers, media type and body. */
function answerCheck(document: object, checks: SchemaChecks) {
  return (request: SentRequest, answer: GivenAnswer): string[] => {
    const path = pathOf(request)
    const addressed = addressedBy(document, request.method, path)
    switch (addressed.kind) {
      case 'unknown path':
        return outsideViolations(answer, 404)
      case 'other method':
        return [...outsideViolations(answer, 405), ...allowViolations(answer, addressed.allowed)]
      case 'operation': {
        const declared = placeAt(document, addressed.operation, 'responses', String(answer.status))
        if (declared === undefined) return [`status ${answer.status} is not one that the contract has here`]
        const body = request.method === 'HEAD' ? [] : bodyViolations(declared, answer)
        return [...headerViolations(declared, answer), ...body]
      }
    }
  }

  /** The contract has a 404 for unknown paths and a 405 for unknown methods, both with a `Problem`. */
  function outsideViolations(answer: GivenAnswer, expected: 404 | 405): string[] {
    if (answer.status !== expected) return [`status is not ${expected}`]
    const problem = placeAt(document, rootOf(document), 'components', 'schemas', 'Problem')
    return problem ? jsonViolations(problem, answer) : []
  }

  function bodyViolations(declared: Place, answer: GivenAnswer): string[] {
    const content = placeAt(document, declared, 'content')
    if (content === undefined) return answer.body === '' ? [] : ['a body where the contract has none']
    const schema = placeAt(document, content, mediaTypeOf(answer), 'schema')
    if (schema === undefined) return [`a body of type "${mediaTypeOf(answer)}"`]
    return isEventStream(answer) ? checks.body(schema, answer.body) : jsonViolations(schema, answer)
  }

  function jsonViolations(schema: Place, answer: GivenAnswer): string[] {
    const json = jsonOf(answer)
    return json ? checks.body(schema, json.value) : ['the body is not JSON']
  }

  function headerViolations(declared: Place, answer: GivenAnswer): string[] {
    return Object.keys(placeAt(document, declared, 'headers')?.node ?? {}).flatMap((name) => {
      const header = placeAt(document, declared, 'headers', name)
      const schema = placeAt(document, header, 'schema')
      const value = headerOf(answer, name)
      if (value === undefined) return header?.node['required'] === true ? [`header ${name} is missing`] : []
      return schema ? checks.text(schema, value).map((violation) => `header ${name}${violation}`) : []
    })
  }
}

function allowViolations(answer: GivenAnswer, allowed: readonly string[]): string[] {
  const named = headerOf(answer, 'allow')?.split(/,\s*/) ?? []
  return allowed.filter((method) => !named.includes(method)).map((method) => `header Allow lacks ${method}`)
}
