/** Turns a list of plain texts into a content service's shape; any other value is returned unchanged. */
export function sentences(list: unknown): unknown {
  return components(list, (text) => ({ text }))
}

/** Turns a list of entries into a content service's shape, with an id for each entry as in Strapi; other values stay unchanged. */
export function components(list: unknown, fieldsOf: (entry: unknown) => unknown = (entry) => entry): unknown {
  if (!Array.isArray(list)) return list
  return list.map((entry, index) => {
    const fields = fieldsOf(entry)
    return isFields(fields) ? { id: index + 1, ...fields } : fields
  })
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
