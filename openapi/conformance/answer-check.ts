import { type GivenAnswer, headerOf, isEventStream, jsonOf, mediaTypeOf, pathOf, type SentRequest } from './exchange.ts'
import { addressedBy } from './operation.ts'
import { type Place, placeAt, rootOf } from './place.ts'
import type { SchemaChecks } from './schemas.ts'

/** Finds violations of the contract in a response: status, headers, media type and body. */
export function answerCheck(document: object, checks: SchemaChecks) {
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
