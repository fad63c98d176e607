import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }

/** The part of a schema that generators use. */
export interface Schema {
  $ref?: string
  enum?: readonly unknown[]
  maxLength?: number
  minLength?: number
  maxItems?: number
  properties?: Readonly<Record<string, Schema>>
  oneOf?: readonly Schema[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: Schema
  example?: string | number
}

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** An operation with its example requests in the contract. */
export interface Operation {
  id: string
  method: (typeof verbs)[number]
  path: string
  parameters: readonly Parameter[]
  /** Requires a bearer token. */
  isSecured: boolean
  body: { schema: Schema; examples: readonly Record<string, unknown>[] } | undefined
}

interface DescribedOperation {
  operationId: string
  security?: readonly object[]
  parameters?: readonly (Parameter | { $ref: string })[]
  requestBody?: { content: { 'application/json': { schema: Schema; examples: Record<string, Example> } } }
}

interface Example {
  value: Record<string, unknown>
}

const document = contract

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, DescribedOperation>).map(([method, described]) => ({
    id: described.operationId,
    method: verbs.find((known) => known.toLowerCase() === method) ?? 'POST',
    path,
    isSecured: described.security?.every((scheme) => 'bearer' in scheme) ?? false,
    parameters: (described.parameters ?? []).map((parameter) => resolved<Parameter>(parameter)),
    body: bodyOf(described),
  })),
)

/** Resolves a reference in the contract. */
export function resolved<Node extends object>(node: Node | { $ref: string }): Node {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Node
  const keys = node.$ref.split('/').slice(1)
  return resolved(keys.reduce<unknown>((place, key) => Reflect.get(Object(place), key), document) as Node)
}

function bodyOf({ requestBody }: DescribedOperation): Operation['body'] {
  if (requestBody === undefined) return undefined
  const { schema, examples } = requestBody.content['application/json']
  return { schema, examples: Object.values(examples).map((example) => resolved<Example>(example).value) }
}
