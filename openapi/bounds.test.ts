import { expect, it } from 'vitest'
import contract from './generated/openapi.json' with { type: 'json' }

interface Text {
  place: string
  schema: Readonly<Record<string, unknown>>
}

/** All string schemas except those with `enum` or `const`, whose values limit their length. */
function texts(node: unknown, place = '#'): Text[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, value]) => texts(value, `${place}/${key}`))
  const schema: Readonly<Record<string, unknown>> = { ...node }
  const isText = [schema['type']].flat().includes('string') && !('enum' in schema) && !('const' in schema)
  return isText ? [{ place, schema }, ...inside] : inside
}

const placesOf = (some: readonly Text[]) => some.map(({ place }) => place)

it('the texts of the contract are found', () => {
  expect(placesOf(texts(contract))).toEqual(
    expect.arrayContaining(['#/components/schemas/EmailAddress', '#/components/schemas/Instant']),
  )
})

it('every text of the contract has a maximum length', () => {
  expect(placesOf(texts(contract).filter(({ schema }) => typeof schema['maxLength'] !== 'number'))).toEqual([])
})

it('every date and every instant of the contract has a pattern, because implementations of formats differ', () => {
  const dates = texts(contract).filter(({ schema }) => ['date', 'date-time', 'time'].includes(String(schema['format'])))
  expect(dates.length).toBeGreaterThan(0)
  expect(placesOf(dates.filter(({ schema }) => typeof schema['pattern'] !== 'string'))).toEqual([])
})

interface Schema {
  $ref?: string
  type?: string | readonly string[]
  maxItems?: number
  maxProperties?: number
  additionalProperties?: boolean | Schema
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

/** The schema and all schemas nested in it or referenced by it, each with its place. */
function schemasIn(schema: Schema, place: string): [string, Schema][] {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return schemasIn(Reflect.get(contract.components.schemas, name) as Schema, name)
  const named = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => schemasIn(value, `${place}.${key}`))
  const others = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const inside = [...others, ...(schema.allOf ?? [])].flatMap((value) =>
    typeof value === 'object' ? schemasIn(value, `${place}[]`) : [],
  )
  return [[place, schema], ...named, ...inside]
}

const requests = Object.values(contract.paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap((operation) => ('requestBody' in operation ? [operation] : []))
  .flatMap(({ operationId, requestBody }) => schemasIn(requestBody.content['application/json'].schema, operationId))

it('every list and every object of a request has a maximum size', () => {
  const unbounded = requests.filter(([, { type, maxItems, maxProperties, additionalProperties }]) => {
    if (type === 'array') return maxItems === undefined
    return type === 'object' && additionalProperties !== false && maxProperties === undefined
  })
  expect(requests.map(([place]) => place)).toContain('AnswerValue')
  expect(unbounded.map(([place]) => place)).toEqual([])
})
