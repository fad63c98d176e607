/** As far as the size of a value is read from it, with everything that it refers to in its place. */
export interface BoundedSchema {
  type?: string
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  items?: BoundedSchema
  properties?: Readonly<Record<string, BoundedSchema>>
  additionalProperties?: boolean | BoundedSchema
  allOf?: readonly BoundedSchema[]
  anyOf?: readonly BoundedSchema[]
  oneOf?: readonly BoundedSchema[]
}

/** Of unknown fields the first ones are told by name. */
const maxUnknown = 50

/**
 * The part of a schema that says how large a value may be and nothing of what it means, so that it can be asked first and alone.
 * The alternatives of a choice bind together: a text, a list and an object are each bounded by the one of their own type.
 */
export function boundsOf(schema: BoundedSchema): BoundedSchema {
  const { maxLength, maxItems, items, properties = {}, additionalProperties: others } = schema
  const named = Object.entries(properties).map(([name, property]) => [name, boundsOf(property)] as const)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const maxProperties = others === false ? named.length + maxUnknown : schema.maxProperties
  return {
    // What takes no text at all is not too long but wrong.
    ...(maxLength !== undefined && maxLength > 0 && { maxLength }),
    ...(maxItems !== undefined && { maxItems }),
    ...(maxProperties !== undefined && { maxProperties }),
    ...(items && { items: boundsOf(items) }),
    ...(named.length > 0 && { properties: Object.fromEntries(named) }),
    ...(typeof others === 'object' && { additionalProperties: boundsOf(others) }),
    ...(parts.length > 0 && { allOf: parts.map(boundsOf) }),
  }
}
