import { headerOf, jsonOf, mediaTypeOf, pathOf, queryOf, type SentRequest } from './exchange.ts'
import { addressedBy } from './operation.ts'
import { type Place, placeAt } from './place.ts'
import type { SchemaChecks } from './schemas.ts'

/** Finds violations of the contract in a request: operation, path, query, headers and body. */
export function requestCheck(document: object, checks: SchemaChecks) {
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
